import ParlorSwiftUI

extension ChatClient {
    func allChannels() -> ChatChannelListController {
        channelListController(query: .init(filter: .equal(.membership, to: Membership.joined)))
    }
}
