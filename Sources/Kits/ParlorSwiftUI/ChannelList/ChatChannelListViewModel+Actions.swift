import Parlor

extension ChatChannelListViewModel {
    /// Opens the channel after, or before, the one that is open.
    public func select(_ step: Int) {
        guard !channels.isEmpty else { return }
        guard let selection, let index = channels.firstIndex(where: { $0.cid == selection }) else {
            selection = channels[step > 0 ? 0 : channels.count - 1].cid
            return
        }
        self.selection = channels[min(max(index + step, 0), channels.count - 1)].cid
    }

    public func markRead(_ channel: ChatChannel) {
        client.channelController(for: channel.cid).markRead()
    }

    public func setMuted(_ isMuted: Bool, _ channel: ChatChannel) {
        Task { [client] in try? await client.setMuted(isMuted, channel.cid) }
    }

    public func setPinned(_ isPinned: Bool, _ channel: ChatChannel) {
        Task { [client] in try? await client.setPinned(isPinned, channel.cid) }
    }

    public func leave(_ channel: ChatChannel) {
        if selection == channel.cid { selection = nil }
        Task { [client] in try? await client.leaveChannel(channel.cid) }
    }
}
