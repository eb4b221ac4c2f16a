import Parlor
import SwiftUI

/// A whole chat in one view: put it in a window and it is done.
public struct ChatChannelListScreen: View {
    private let title: String
    private let controller: ChatChannelListController?

    /// - Parameters:
    ///   - title: Stands in the header of the list.
    ///   - channelListController: Which channels, and whose; without one, all channels of the injected client.
    public init(title: String = "Chats", channelListController: ChatChannelListController? = nil) {
        self.title = title
        controller = channelListController
    }

    public var body: some View {
        ChatChannelListView(title: title, channelListController: controller)
    }
}
