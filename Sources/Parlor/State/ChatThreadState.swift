import Combine

/// What a ``ChatThread`` shows, for views to observe.
@MainActor
public final class ChatThreadState: ObservableObject {
    /// The message that opens the thread; nil until it is known on this device.
    @Published public private(set) var message: ChatMessage?
    /// The replies loaded so far, newest first.
    @Published public private(set) var replies: [ChatMessage]
    /// Whether ``replies`` goes back to the first one.
    @Published public private(set) var hasLoadedAllOlderReplies: Bool
    /// Whether ``replies`` has left the newest ones.
    @Published public private(set) var isJumpedToMessage: Bool
    /// What is unread in the thread.
    @Published public private(set) var unreadCount: ChannelUnreadCount

    nonisolated init(_ controller: ChatMessageController) {
        _message = Published(initialValue: controller.message)
        _replies = Published(initialValue: Array(controller.replies))
        _hasLoadedAllOlderReplies = Published(initialValue: controller.hasLoadedAllPreviousReplies)
        _isJumpedToMessage = Published(initialValue: !controller.hasLoadedAllNextReplies)
        _unreadCount = Published(initialValue: controller.unreadCount)
    }

    func take(from controller: ChatMessageController) {
        set(\.message, controller.message)
        set(\.replies, Array(controller.replies))
        set(\.hasLoadedAllOlderReplies, controller.hasLoadedAllPreviousReplies)
        set(\.isJumpedToMessage, !controller.hasLoadedAllNextReplies)
        set(\.unreadCount, controller.unreadCount)
    }

    private func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<ChatThreadState, Value>, _ value: Value) {
        if self[keyPath: path] != value { self[keyPath: path] = value }
    }
}
