/// A channel and its messages for code that uses `async` and observes state.
///
/// ```swift
/// let chat = client.makeChat(for: cid)
/// try await chat.get()
/// try await chat.sendMessage("Good **morning**")
/// show(chat.state.messages)          // the new message is there: the state is ahead of the await
/// ```
///
/// It is the ``ChatChannelController`` of the same channel with another face. When one of its methods returns, ``state`` already shows
/// what it did; afterwards the state follows by itself.
public final class Chat: Sendable {
    /// The controller behind it, for those who want its delegate calls as well.
    public let controller: ChatChannelController
    /// What the chat shows.
    public let state: ChatState
    private let listener: Listener
    private let pins: PinnedMessagesFeed

    init(_ controller: ChatChannelController) {
        self.controller = controller
        let state = ChatState(controller)
        self.state = state
        listener = Listener(state)
        pins = PinnedMessagesFeed(controller.client, cid: controller.cid) { messages in
            deliverOnMainActor { state.takePinned(messages) }
        }
        controller.addDelegate(listener)
        deliverOnMainActor { [controller, state] in state.take(from: controller) }
    }

    /// The channel's identifier.
    public var cid: ChannelId { controller.cid }

    /// Brings the channel up to date: joins or creates it where needed, and loads the query's page.
    ///
    /// - Throws: ``ClientError`` when the homeserver cannot be reached; what is stored is shown all the same.
    @discardableResult
    public func get() async throws -> [ChatMessage] {
        do {
            try await controller.synchronize()
        } catch {
            await taken()
            throw error
        }
        return await taken()
    }

    @MainActor @discardableResult
    func taken() -> [ChatMessage] {
        state.take(from: controller)
        return state.messages
    }

    /// Reads the pinned messages again, so that an `await` returns when they show.
    func refreshPins() async {
        await pins.refresh()
        await flushDeliveries()
    }

    private final class Listener: ChatChannelControllerDelegate, ChannelContentListener, Sendable {
        private let state: ChatState

        init(_ state: ChatState) { self.state = state }

        func contentChanged(of controller: ChatChannelController) {
            MainActor.assumeIsolated { state.take(from: controller) }
        }

        func channelController(_ controller: ChatChannelController, didUpdateChannel channel: ChatChannel) {
            MainActor.assumeIsolated { state.take(from: controller) }
        }

        func channelController(_ controller: ChatChannelController, didUpdateMessages: [ListChange<ChatMessage>]) {
            MainActor.assumeIsolated { state.take(from: controller) }
        }
    }
}

extension ChatClient {
    /// A channel with observable state. It may be made before anyone is connected.
    public func makeChat(for cid: ChannelId) -> Chat { Chat(channelController(for: cid)) }

    /// A channel with observable state, loaded as a query says.
    public func makeChat(for query: ChannelQuery) -> Chat { Chat(channelController(for: query)) }

    /// The channel that a link leads to; ``Chat/get()`` shows the linked message with its neighbours.
    public func makeChat(for link: MessageLink) -> Chat { Chat(channelController(for: link)) }
}
