import Parlor

extension ChannelListing {
    /// The channel after, or before, the one that is open; the first or last when none is.
    public func neighbour(_ step: Int) -> ChannelId? {
        guard !channels.isEmpty else { return nil }
        guard let selection, let index = channels.firstIndex(where: { $0.cid == selection }) else {
            return channels[step > 0 ? 0 : channels.count - 1].cid
        }
        return channels[min(max(index + step, 0), channels.count - 1)].cid
    }

    public func perform(_ action: ChannelAction, on channel: ChatChannel) {
        let (client, cid) = (client, channel.cid)
        switch action {
        case .markRead: client.channelController(for: cid).markRead()
        case .mute: run { try await client.setMuted(true, cid) }
        case .unmute: run { try await client.setMuted(false, cid) }
        case .pin: run { try await client.setPinned(true, cid) }
        case .unpin: run { try await client.setPinned(false, cid) }
        case .accept: run { try await client.acceptInvite(to: cid) }
        case .decline, .leave:
            if selection == cid { selection = nil }
            run {
                if action == .decline {
                    try await client.rejectInvite(to: cid)
                } else {
                    try await client.leaveChannel(cid)
                }
            }
        }
    }

    private func run(_ body: @escaping @Sendable () async throws -> Void) { Task { try? await body() } }
}
