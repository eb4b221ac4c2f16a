/// Something that the current user may do in a channel, as its power levels say.
public enum ChannelCapability: String, Hashable, Sendable, CaseIterable {
    /// Write messages.
    case sendMessages
    /// React to messages.
    case react
    /// Delete messages of others. One's own can always be deleted.
    case deleteAnyMessage
    /// Pin messages for everybody.
    case pinMessages
    /// Invite people, and let in those who ask.
    case invite
    /// Remove members.
    case removeMembers
    /// Ban people, and take bans back.
    case ban
    /// Change what others may do: make moderators and owners, freeze the channel.
    case changeRoles
    /// Change what the channel is called.
    case changeName
    /// Change what it is about.
    case changeTopic
    /// Change its picture.
    case changeImage
    /// Change the app's own data with it.
    case changeCustomData
    /// Change who may come in.
    case changeAccess
    /// Switch slow mode on and off.
    case changeSlowMode
    /// Change how many messages a second are shown in a crowd.
    case changeDisplayRate
    /// Write without waiting where slow mode is on.
    case skipSlowMode
    /// Notify all members by `@room`.
    case notifyEverybody
}
