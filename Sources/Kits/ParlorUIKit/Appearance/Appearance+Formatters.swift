extension Appearance {
    /// How the kit puts things into words.
    public struct Formatters {
        /// What a channel is called.
        public var channelNamer: ChatChannelNamer
        /// Words for moments.
        public var times: TimeText

        public init(channelNamer: @escaping ChatChannelNamer = DefaultChatChannelNamer(), times: TimeText = TimeText())
        {
            self.channelNamer = channelNamer
            self.times = times
        }

        /// The name of a channel; `Conversation` when nothing is known of it.
        public func name(of channel: ChatChannel, for currentUserID: UserId?) -> String {
            channelNamer(channel, currentUserID) ?? "Conversation"
        }
    }
}
