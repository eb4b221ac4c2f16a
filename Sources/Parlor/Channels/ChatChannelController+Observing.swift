import Combine

extension ChatChannelController {
    /// The channel now, if it is known, and after every change.
    public var channelPublisher: AnyPublisher<ChatChannel, Never> {
        let current = channel.map { [$0] } ?? []
        return channelChanges.publisher.prepend(current).eraseToAnyPublisher()
    }

    /// The messages now, and the new list after every change.
    public var messagesPublisher: AnyPublisher<LazyCachedMapCollection<ChatMessage>, Never> {
        messageChanges.publisher.map { [weak self] _ in self?.messages ?? LazyCachedMapCollection() }
            .prepend(messages).eraseToAnyPublisher()
    }

    /// What the delegate hears, for those who prefer a publisher.
    public var messageChangesPublisher: AnyPublisher<[ListChange<ChatMessage>], Never> { messageChanges.publisher }

    /// The channel now, if it is known, and after every change.
    public var channelUpdates: AsyncStream<ChatChannel> { channelChanges.stream(startingWith: channel) }

    /// What the delegate hears, one element for each call.
    public var messageChangesStream: AsyncStream<[ListChange<ChatMessage>]> {
        messageChanges.stream(startingWith: nil, keepAll: true)
    }
}
