extension Appearance {
    /// The kit's symbols. They are templates: drawn in the tint of the view that shows them.
    public struct Images {
        public var messageActionReply = Images.symbol(.messageActionReply)
        public var messageActionEdit = Images.symbol(.messageActionEdit)
        public var messageActionCopy = Images.symbol(.messageActionCopy)
        public var messageActionDelete = Images.symbol(.messageActionDelete)
        public var messageActionResend = Images.symbol(.messageActionResend)
        public var send = Images.symbol(.send)
        public var attach = Images.symbol(.attach)
        public var emoji = Images.symbol(.emoji)
        public var close = Images.symbol(.close)
        public var jumpToLatest = Images.symbol(.jumpToLatest)
        public var muted = Images.symbol(.muted)
        public var pinned = Images.symbol(.pinned)
        public var picture = Images.symbol(.picture)
        public var video = Images.symbol(.video)
        public var sound = Images.symbol(.sound)
        public var file = Images.symbol(.file)
        public var pending = Images.symbol(.pending)
        public var failed = Images.symbol(.failed)
        public var noConversation = Images.symbol(.noConversation)
        public var trouble = Images.symbol(.trouble)
        public var search = Images.symbol(.search)
        public var compose = Images.symbol(.compose)
        public var people = Images.symbol(.people)
        public var addPerson = Images.symbol(.addPerson)
        public var leave = Images.symbol(.leave)
        public var more = Images.symbol(.more)
        public var thread = Images.symbol(.thread)
        public var markRead = Images.symbol(.markRead)
        public var unmuted = Images.symbol(.unmuted)
        public var unpinned = Images.symbol(.unpinned)
        public var disclosure = Images.symbol(.disclosure)
        public var check = Images.symbol(.check)
        public var sent = Images.symbol(.sent)
        public var read = Images.symbol(.read)
        public var location = Images.symbol(.location)
        public var play = Images.symbol(.play)
        public var pause = Images.symbol(.pause)
        public var link = Images.symbol(.link)
        public var report = Images.symbol(.report)
        public var save = Images.symbol(.save)
        public var locked = Images.symbol(.locked)
        public var previous = Images.symbol(.previous)
        public var next = Images.symbol(.next)
        public var settings = Images.symbol(.settings)

        public init() {}

        private static func symbol(_ token: SymbolToken) -> UIImage {
            guard let image = UIImage(systemName: token.systemName) else {
                preconditionFailure("The platform lacks the symbol \(token.systemName)")
            }
            return image
        }
    }
}
