import Parlor

/// The kit's own parts.
public final class DefaultViewFactory: ViewFactory {
    public let chatClient: ChatClient

    public init(chatClient: ChatClient) { self.chatClient = chatClient }
}
