import Combine

/// What a ``ThreadList`` shows, for views to observe.
@MainActor
public final class ThreadListState: ObservableObject {
    /// The messages that opened the threads, those with the newest replies first. ``ChatMessage/thread`` tells of the replies.
    @Published public private(set) var threads: [ChatMessage] = []
    /// Whether the homeserver has no more.
    @Published public private(set) var hasLoadedAllThreads = false

    /// How many of the threads have something unread.
    public var unreadThreadCount: Int { threads.count { $0.thread.map { $0.unreadCount != .noUnread } ?? false } }

    nonisolated init() {}

    func take(_ threads: [ChatMessage]) { self.threads = threads }
    func take(hasAll: Bool) { if hasLoadedAllThreads != hasAll { hasLoadedAllThreads = hasAll } }
}
