import Parlor

private struct ChatClientKey: InjectedKey { static var defaultValue: ChatClient? { nil } }
private struct AppearanceKey: InjectedKey { static let defaultValue = Appearance() }
private struct UtilsKey: InjectedKey { static let defaultValue = Utils() }

extension InjectedValues {
    /// The app's client.
    ///
    /// It stops the program when there is none: make a ``StreamChat`` first, as early as the app's initializer.
    public var chatClient: ChatClient {
        get {
            guard let client = self[ChatClientKey.self] else {
                preconditionFailure("No chat client yet: make a StreamChat(chatClient:) before the first view")
            }
            return client
        }
        set { self[ChatClientKey.self] = newValue }
    }

    /// The app's client, if there is one yet.
    public var optionalChatClient: ChatClient? {
        get { self[ChatClientKey.self] }
        set { self[ChatClientKey.self] = newValue }
    }

    public var appearance: Appearance {
        get { self[AppearanceKey.self] }
        set { self[AppearanceKey.self] = newValue }
    }

    public var colors: ColorPalette {
        get { appearance.colors }
        set { appearance.colors = newValue }
    }

    public var fonts: Fonts {
        get { appearance.fonts }
        set { appearance.fonts = newValue }
    }

    public var images: Images {
        get { appearance.images }
        set { appearance.images = newValue }
    }

    public var utils: Utils {
        get { self[UtilsKey.self] }
        set { self[UtilsKey.self] = newValue }
    }
}
