import Parlor
import SwiftUI

/// A whole chat in one view: put it in a window and it is done.
public struct ChatChannelListScreen: View {
    @Environment(\.chatClient) private var surroundingClient

    private let title: String
    private let controller: ChatChannelListController?

    /// - Parameters:
    ///   - title: Stands in the header of the list.
    ///   - channelListController: Which channels, and whose; without one, all channels of the client of the `chat(_:)` around, or
    ///     else of the injected one.
    public init(title: String = "Chats", channelListController: ChatChannelListController? = nil) {
        self.title = title
        controller = channelListController
    }

    public var body: some View {
        let client = controller?.client ?? surroundingClient ?? InjectedValues[\.chatClient]
        ChatChannelListView(
            viewFactory: DefaultViewFactory(chatClient: client), title: title, channelListController: controller
        )
        .id(ObjectIdentifier(client))
    }
}
