import Combine
import Synchronization

/// Finds people in the homeserver's directory.
///
/// The directory answers with a limited number of people, best first; ``loadNextUsers(completion:)`` asks for more. Only the newest
/// search counts: the answer to an older one that comes late is dropped. Specification: client-server API, "User Directory".
public final class ChatUserSearchController: Sendable {
    /// The client whose user this is about.
    public let client: ChatClient
    let shown = ShownList<ChatUser>()
    private let state = Mutex(State())

    private struct State {
        var term = ""
        var limit = ChatUserSearchController.pageSize
        var hasAll = true
        /// Which search is the newest.
        var number = 0
    }

    private static let pageSize = 20

    init(client: ChatClient) { self.client = client }

    /// What was found, best first.
    public var users: LazyCachedMapCollection<ChatUser> { LazyCachedMapCollection(shown.items) }
    /// What is being searched for.
    public var term: String { state.withLock { $0.term } }
    /// Whether the directory has no more people to tell of.
    public var hasLoadedAllUsers: Bool { state.withLock { $0.hasAll } }

    /// Held weakly. Several may listen; see ``addDelegate(_:)``.
    public var delegate: (any ChatUserSearchControllerDelegate)? {
        get { shown.primaryListener as? any ChatUserSearchControllerDelegate }
        set { shown.primaryListener = newValue }
    }

    /// Has somebody listen beside ``delegate``. Held weakly.
    public func addDelegate(_ delegate: any ChatUserSearchControllerDelegate) { shown.add(delegate) }

    /// Searches for people whose name or identifier has `term` in it. An empty text finds nobody.
    public func search(_ term: String, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.search(term) }
    }

    /// Searches for people, and returns when ``users`` has them.
    ///
    /// - Throws: ``ClientError``; the list stays as it was.
    public func search(_ term: String) async throws {
        let number = state.withLock { state in
            state.term = term
            state.limit = Self.pageSize
            state.number += 1
            return state.number
        }
        try await load(number)
    }

    /// Asks for more people.
    public func loadNextUsers(completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.loadNextUsers() }
    }

    /// Asks for more people, and returns when ``users`` has them.
    public func loadNextUsers() async throws {
        let number: Int? = state.withLock { state in
            guard !state.hasAll else { return nil }
            state.limit += Self.pageSize
            state.number += 1
            return state.number
        }
        if let number { try await load(number) }
    }

    private func load(_ number: Int) async throws {
        let (term, limit) = state.withLock { ($0.term, $0.limit) }
        let session = try await client.openSession
        let found =
            term.allSatisfy(\.isWhitespace) ? ([], false) : try await session.api.findUsers(term, limit: limit)
        let isNewest = state.withLock { state in
            guard state.number == number else { return false }
            state.hasAll = !found.1
            return true
        }
        guard isNewest else { return await flushDeliveries() }
        let presence = session.index.presence
        let users = found.0.map { user in
            guard let state = presence[user.id] else { return user }
            var user = user
            user.take(state)
            return user
        }
        shown.show(users) { [weak self] listener, changes in
            guard let self, let listener = listener as? any ChatUserSearchControllerDelegate else { return }
            listener.userSearchController(self, didChangeUsers: changes)
        }
        await flushDeliveries()
    }
}

/// Hears about what a search for people finds. All calls come on the main queue.
public protocol ChatUserSearchControllerDelegate: AnyObject {
    /// `controller.users` is the new list already; `changes` lead there from the list of the call before.
    func userSearchController(_ controller: ChatUserSearchController, didChangeUsers changes: [ListChange<ChatUser>])
}

extension ChatClient {
    /// A controller that finds people in the homeserver's directory.
    public func userSearchController() -> ChatUserSearchController { ChatUserSearchController(client: self) }
}
