import Combine

/// What a ``ConnectedUser`` shows, for views to observe.
@MainActor
public final class ConnectedUserState: ObservableObject {
    /// The user as others see them; nil while nobody is connected.
    @Published public private(set) var user: ChatUser?
    /// What waits to be read in all channels.
    @Published public private(set) var unreadCount = UnreadTotals.nothing
    /// Whom the user does not want to hear.
    @Published public private(set) var ignoredUserIDs: Set<UserId> = []
    /// Words that notify and count as mentions.
    @Published public private(set) var keywords: [String] = []
    /// The devices that are signed in, as ``ConnectedUser/loadDevices()`` has found them.
    @Published public private(set) var devices: [ChatDevice] = []

    nonisolated init() {}

    func take(_ current: CurrentChatUser?) {
        if user != current?.user { user = current?.user }
        let unread = current?.unreadCount ?? .nothing
        if unreadCount != unread { unreadCount = unread }
        let ignored = current?.ignoredUserIDs ?? []
        if ignoredUserIDs != ignored { ignoredUserIDs = ignored }
        let words = current?.keywords ?? []
        if keywords != words { keywords = words }
    }

    func take(_ devices: [ChatDevice]) { if self.devices != devices { self.devices = devices } }
}
