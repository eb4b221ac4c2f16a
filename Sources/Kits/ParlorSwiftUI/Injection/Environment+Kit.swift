import Parlor
import SwiftUI

private struct ChatAppearanceKey: EnvironmentKey {
    static var defaultValue: Appearance { InjectedValues[\.appearance] }
}

private struct ChatUtilsKey: EnvironmentKey {
    static var defaultValue: Utils { InjectedValues[\.utils] }
}

private struct ChatClientEnvironmentKey: EnvironmentKey {
    static var defaultValue: ChatClient? { InjectedValues[\.optionalChatClient] }
}

extension EnvironmentValues {
    /// The look of the kit's views below this point.
    public var chatAppearance: Appearance {
        get { self[ChatAppearanceKey.self] }
        set { self[ChatAppearanceKey.self] = newValue }
    }

    /// The helpers of the kit's views below this point.
    public var chatUtils: Utils {
        get { self[ChatUtilsKey.self] }
        set { self[ChatUtilsKey.self] = newValue }
    }

    /// The client whose media the kit's views below this point load. Screens set it from their controllers.
    public var chatClient: ChatClient? {
        get { self[ChatClientEnvironmentKey.self] }
        set { self[ChatClientEnvironmentKey.self] = newValue }
    }
}

extension View {
    /// Gives the kit's views in this view a look of their own.
    public func chatAppearance(_ appearance: Appearance) -> some View { environment(\.chatAppearance, appearance) }

    /// Makes this the client, the look and the helpers of the kit's views, and of `@Injected`, in this view.
    public func chat(_ chat: StreamChat) -> some View {
        environment(\.chatClient, chat.chatClient)
            .environment(\.chatAppearance, chat.appearance)
            .environment(\.chatUtils, chat.utils)
            .environment(\.injectionScope, chat.injectionScope)
    }
}
