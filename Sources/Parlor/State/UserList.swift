/// A live list of the people whom the user shares channels with, for code that uses `async` and observes state.
///
/// When one of its methods returns, ``state`` already shows what it did; afterwards the state follows by itself.
public final class UserList: Sendable {
    /// The controller behind the list, for those who want its delegate calls as well.
    public let controller: ChatUserListController
    /// What the list shows.
    public let state: UserListState
    private let listener: Listener

    init(_ controller: ChatUserListController) {
        self.controller = controller
        state = UserListState(controller)
        listener = Listener(state)
        controller.addDelegate(listener)
        deliverOnMainActor { [controller, state] in state.take(from: controller) }
    }

    /// Reads what is stored.
    ///
    /// - Returns: The people of the first page.
    @discardableResult
    public func get() async throws -> [ChatUser] {
        try await controller.synchronize()
        return await taken()
    }

    /// Shows more people.
    ///
    /// - Parameter limit: How many; nil: the query's page size.
    /// - Returns: All that are shown now.
    @discardableResult
    public func loadMoreUsers(limit: Int? = nil) async throws -> [ChatUser] {
        try await controller.loadNextUsers(limit: limit)
        return await taken()
    }

    /// Shows other people from now on.
    ///
    /// - Returns: Those that are shown now.
    @discardableResult
    public func update(query: UserListQuery) async -> [ChatUser] {
        controller.query = query
        await controller.settle()
        return await taken()
    }

    @MainActor
    private func taken() -> [ChatUser] {
        state.take(from: controller)
        return state.users
    }

    private final class Listener: ChatUserListControllerDelegate, Sendable {
        private let state: UserListState

        init(_ state: UserListState) { self.state = state }

        func userListController(_ controller: ChatUserListController, didChangeUsers changes: [ListChange<ChatUser>]) {
            MainActor.assumeIsolated { state.take(from: controller) }
        }
    }
}

extension ChatClient {
    /// A live list of the people whom the user shares channels with. It may be made before anyone is connected.
    public func makeUserList(query: UserListQuery = UserListQuery()) -> UserList {
        UserList(userListController(query: query))
    }
}
