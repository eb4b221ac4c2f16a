import Combine

/// What a ``UserList`` shows, for views to observe.
@MainActor
public final class UserListState: ObservableObject {
    /// The people loaded so far, by name.
    @Published public private(set) var users: [ChatUser]
    /// Which people the list is about.
    @Published public private(set) var query: UserListQuery
    /// Whether the list ends here.
    @Published public private(set) var hasLoadedAllUsers: Bool

    nonisolated init(_ controller: ChatUserListController) {
        _users = Published(initialValue: Array(controller.users))
        _query = Published(initialValue: controller.query)
        _hasLoadedAllUsers = Published(initialValue: controller.hasLoadedAllUsers)
    }

    func take(from controller: ChatUserListController) {
        users = Array(controller.users)
        if query != controller.query { query = controller.query }
        let hasAll = controller.hasLoadedAllUsers
        if hasLoadedAllUsers != hasAll { hasLoadedAllUsers = hasAll }
    }
}
