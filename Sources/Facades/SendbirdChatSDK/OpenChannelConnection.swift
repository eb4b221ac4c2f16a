import Synchronization

/// Whose open channels these are, and how the user comes to be connected.
///
/// ```swift
/// OpenChannelConnection.client = ChatClient(config: config)
/// OpenChannelConnection.connect = { client in
///     try await client.connect(userID: "@anna:example.org", password: password)
/// }
/// ```
///
/// A list that is shown while nobody is connected calls ``connect``, once for all who ask at the same time.
public enum OpenChannelConnection {
    /// Connects a client: with a password, a token, or whatever the app has.
    public typealias Connect = @Sendable (ChatClient) async throws -> Void

    private struct State: Sendable {
        var client: ChatClient?
        var connect: Connect?
        var connecting: Task<Void, any Error>?
    }

    private static let state = Mutex(State())

    /// The client that everything here speaks to, unless it is told otherwise; `ChatClient.shared` where none is set.
    public static var client: ChatClient? {
        get { state.withLock { $0.client } ?? ChatClient.shared }
        set { state.withLock { $0.client = newValue } }
    }

    /// How a user is connected who is not. Nil: the app does it, and a list says so until then.
    public static var connect: Connect? {
        get { state.withLock { $0.connect } }
        set { state.withLock { $0.connect = newValue } }
    }

    /// The client, with somebody connected; connects when nobody is.
    ///
    /// - Throws: ``ClientError/Kind/notConnected`` without a client or without ``connect``, else what ``connect`` throws.
    public static func connected(_ client: ChatClient? = nil) async throws -> ChatClient {
        guard let client = client ?? self.client else {
            throw ClientError(
                .notConnected, "There is no client: set OpenChannelConnection.client before a channel is asked for")
        }
        if client.currentUserId != nil { return client }
        guard let connect else {
            throw ClientError(
                .notConnected, "Nobody is connected: connect the client, or set OpenChannelConnection.connect")
        }
        let task = state.withLock { state in
            if let running = state.connecting { return running }
            let task = Task {
                defer { Self.state.withLock { $0.connecting = nil } }
                try await connect(client)
            }
            state.connecting = task
            return task
        }
        do {
            try await task.value
        } catch {
            throw ClientError(wrapping: error)
        }
        return client
    }
}
