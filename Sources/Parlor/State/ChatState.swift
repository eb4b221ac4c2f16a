import Combine

/// What a ``Chat`` shows, for views to observe.
@MainActor
public final class ChatState: ObservableObject {
    /// The channel; nil until it is known on this device.
    @Published public private(set) var channel: ChatChannel?
    /// The messages loaded so far, newest first.
    @Published public private(set) var messages: [ChatMessage]
    /// The pinned messages that are stored here, those pinned last first. ``Chat/loadPinnedMessages()`` fetches the rest.
    @Published public private(set) var pinnedMessages: [ChatMessage] = []
    /// Who else is typing right now.
    @Published public private(set) var typingUsers: Set<ChatUser>
    /// The oldest message that the user has not read; nil where nothing is unread.
    @Published public private(set) var firstUnreadMessageId: MessageId?
    /// Whether ``messages`` goes back to the channel's beginning.
    @Published public private(set) var hasLoadedAllOlderMessages: Bool
    /// Whether ``messages`` has left the newest ones; ``Chat/jumpToLatest()`` leads back.
    @Published public private(set) var isJumpedToMessage: Bool

    nonisolated init(_ controller: ChatChannelController) {
        _channel = Published(initialValue: controller.channel)
        _messages = Published(initialValue: Array(controller.messages))
        _typingUsers = Published(initialValue: controller.channel?.typingUsers ?? [])
        _firstUnreadMessageId = Published(initialValue: controller.firstUnreadMessageId)
        _hasLoadedAllOlderMessages = Published(initialValue: controller.hasLoadedAllPreviousMessages)
        _isJumpedToMessage = Published(initialValue: controller.isJumpedToMessage)
    }

    func take(from controller: ChatChannelController) {
        set(\.channel, controller.channel)
        set(\.messages, Array(controller.messages))
        set(\.typingUsers, controller.channel?.typingUsers ?? [])
        set(\.firstUnreadMessageId, controller.firstUnreadMessageId)
        set(\.hasLoadedAllOlderMessages, controller.hasLoadedAllPreviousMessages)
        set(\.isJumpedToMessage, controller.isJumpedToMessage)
    }

    func takePinned(_ messages: [ChatMessage]) { set(\.pinnedMessages, messages) }

    /// Views draw again when something is published, so only what is different is.
    private func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<ChatState, Value>, _ value: Value) {
        if self[keyPath: path] != value { self[keyPath: path] = value }
    }
}
