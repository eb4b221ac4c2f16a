import Parlor

/// Puts a client and a look in place, so that views need not be handed them.
///
/// ```swift
/// @main struct Talk: App {
///     let chat = StreamChat(chatClient: ChatClient(config: ChatClientConfig(homeserver: url)))
///     var body: some Scene { WindowGroup { ChatChannelListScreen() } }
/// }
/// ```
///
/// An app with several clients makes one for each, and says which views belong to which:
///
/// ```swift
/// HStack {
///     ChatChannelListScreen(title: "Work").chat(work)
///     ChatChannelListScreen(title: "Home").chat(home)
/// }
/// ```
public final class StreamChat {
    public let chatClient: ChatClient
    public let appearance: Appearance
    public let utils: Utils
    let injectionScope: InjectionScope

    /// - Parameter isShared: Whether what is not within any `chat(_:)` or ``scope(_:)`` finds this client; the last one made wins.
    public init(
        chatClient: ChatClient, appearance: Appearance = Appearance(), utils: Utils = Utils(), isShared: Bool = true
    ) {
        self.chatClient = chatClient
        self.appearance = appearance
        self.utils = utils
        var values = InjectedValues()
        values.chatClient = chatClient
        values.appearance = appearance
        values.utils = utils
        injectionScope = InjectionScope(values)
        guard isShared else { return }
        InjectionScope.process[\.chatClient] = chatClient
        InjectionScope.process[\.appearance] = appearance
        InjectionScope.process[\.utils] = utils
    }

    /// Makes objects whose `@Injected` properties find this client: factories, view models.
    ///
    /// ```swift
    /// let factory = home.scope { CustomFactory() }
    /// ```
    public func scope<Result>(_ make: () throws -> Result) rethrows -> Result {
        try InjectionScope.$current.withValue(injectionScope) { try make() }
    }
}
