import Parlor

/// Puts a client and a look in place for an app that has one of each, so that views need not be handed them.
///
/// ```swift
/// @main struct Talk: App {
///     let chat = StreamChat(chatClient: ChatClient(config: ChatClientConfig(homeserver: url)))
///     var body: some Scene { WindowGroup { ChatChannelListScreen() } }
/// }
/// ```
public final class StreamChat {
    public let chatClient: ChatClient
    public let appearance: Appearance
    public let utils: Utils

    public init(chatClient: ChatClient, appearance: Appearance = Appearance(), utils: Utils = Utils()) {
        self.chatClient = chatClient
        self.appearance = appearance
        self.utils = utils
        InjectedValues[\.chatClient] = chatClient
        InjectedValues[\.appearance] = appearance
        InjectedValues[\.utils] = utils
    }
}
