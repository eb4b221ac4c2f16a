/// The current user for code that uses `async` and observes state: profile, presence, unread counts, devices, and whom they ignore.
///
/// ```swift
/// let me = client.makeConnectedUser()
/// try await me.update(name: "Anna")
/// show(me.state.user)
/// ```
///
/// When one of its methods returns, ``state`` already shows what it did; afterwards the state follows by itself.
public final class ConnectedUser: Sendable {
    /// The controller behind it, for those who want its delegate calls as well.
    public let controller: CurrentChatUserController
    /// What is known of the user.
    public let state: ConnectedUserState
    private let listener: Listener

    private var client: ChatClient { controller.client }

    init(_ controller: CurrentChatUserController) {
        self.controller = controller
        state = ConnectedUserState()
        listener = Listener(state)
        controller.addDelegate(listener)
        deliverOnMainActor { [controller, state] in state.take(controller.currentUser) }
    }

    /// Brings the state up to date with the homeserver.
    public func get() async throws {
        try await controller.synchronize()
        await take()
    }

    /// Changes the name and the picture that others see. What is nil stays.
    ///
    /// - Parameter image: A picture file's bytes with their MIME type.
    public func update(name: String? = nil, image: (data: [UInt8], mimeType: String)? = nil) async throws {
        if let name { try await client.setDisplayName(name) }
        if let image { try await client.setAvatar(image.data, mimeType: image.mimeType) }
        await take()
    }

    /// Says whether the user is there; see ``ChatClient/setPresence(_:statusMessage:)``.
    public func setPresence(_ presence: UserPresence, statusMessage: String? = nil) async throws {
        try await client.setPresence(presence, statusMessage: statusMessage)
        await take()
    }

    /// Hides everything of a person; see ``ChatClient/ignoreUser(_:)``.
    public func ignoreUser(_ user: UserId) async throws {
        try await client.ignoreUser(user)
        await take()
    }

    /// Shows a person's messages again.
    public func unignoreUser(_ user: UserId) async throws {
        try await client.unignoreUser(user)
        await take()
    }

    /// Has a word notify, or no more; see ``ChatClient/setKeyword(_:isSet:)``.
    public func setKeyword(_ word: String, isSet: Bool) async throws {
        try await client.setKeyword(word, isSet: isSet)
        await take()
    }

    /// Loads the devices that are signed in.
    @discardableResult
    public func loadDevices() async throws -> [ChatDevice] {
        let devices = try await client.devices()
        await state.take(devices)
        return devices
    }

    /// Signs a device out; see ``ChatClient/removeDevice(_:password:)``.
    public func removeDevice(_ deviceID: String, password: String) async throws {
        try await client.removeDevice(deviceID, password: password)
        try await loadDevices()
    }

    private func take() async {
        await controller.settle()
        await state.take(controller.currentUser)
    }

    private final class Listener: CurrentChatUserControllerDelegate, Sendable {
        private let state: ConnectedUserState

        init(_ state: ConnectedUserState) { self.state = state }

        func currentUserController(
            _ controller: CurrentChatUserController, didChangeCurrentUser user: CurrentChatUser
        ) {
            MainActor.assumeIsolated { state.take(user) }
        }
    }
}

extension ChatClient {
    /// The current user with observable state. It may be made before anyone is connected.
    public func makeConnectedUser() -> ConnectedUser { ConnectedUser(currentUserController()) }
}
