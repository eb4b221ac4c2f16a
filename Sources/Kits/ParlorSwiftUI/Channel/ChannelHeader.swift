import Parlor
import ParlorUI
import SwiftUI

/// Puts the factory's header over a channel, once the channel is known.
struct ChannelHeader<Factory: ViewFactory>: ViewModifier {
    let factory: Factory
    @ObservedObject var viewModel: ChatChannelViewModel

    func body(content: Content) -> some View {
        Group {
            if let channel = viewModel.channel {
                content.modifier(
                    factory.makeChannelHeaderViewModifier(ChannelHeaderOptions(channel: channel, viewModel: viewModel)))
            } else {
                content
            }
        }
        .navigationBarTitleDisplayMode(.inline)
        .environment(\.chatConnection, viewModel.connection)
        .environment(\.chatClient, viewModel.client)
    }
}

private struct ChatConnectionKey: EnvironmentKey {
    static var defaultValue: ConnectionStatus { .connected }
}

extension EnvironmentValues {
    /// Whether the client of the screen around hears from its homeserver.
    public var chatConnection: ConnectionStatus {
        get { self[ChatConnectionKey.self] }
        set { self[ChatConnectionKey.self] = newValue }
    }
}
