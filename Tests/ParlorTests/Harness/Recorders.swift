import Synchronization

@testable import Parlor

/// Writes down what a channel's delegate is told.
final class ChannelRecorder: ChatChannelControllerDelegate, Sendable {
    private let state = Mutex(State())

    private struct State {
        var channels: [ChatChannel] = []
        var messages: [[ListChange<ChatMessage>]] = []
        var lists: [[String]] = []
        var typing: [Set<ChatUser>] = []
    }

    var channels: [ChatChannel] { state.withLock { $0.channels } }
    var messages: [[ListChange<ChatMessage>]] { state.withLock { $0.messages } }
    /// The identifiers of the list after each call.
    var lists: [[String]] { state.withLock { $0.lists } }
    var typing: [Set<ChatUser>] { state.withLock { $0.typing } }

    func channelController(_ channelController: ChatChannelController, didUpdateChannel channel: ChatChannel) {
        state.withLock { $0.channels.append(channel) }
    }

    func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        let list = channelController.messages.map(\.id)
        state.withLock {
            $0.messages.append(changes)
            $0.lists.append(list)
        }
    }

    func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {
        state.withLock { $0.typing.append(typingUsers) }
    }
}

/// Writes down what a list's delegate is told.
final class ListRecorder: ChatChannelListControllerDelegate, Sendable {
    private let state = Mutex<[[ListChange<ChatChannel>]]>([])

    var changes: [[ListChange<ChatChannel>]] { state.withLock { $0 } }

    func clear() { state.withLock { $0 = [] } }

    func controller(_ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]) {
        state.withLock { $0.append(changes) }
    }
}
