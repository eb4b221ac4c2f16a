import Parlor
import ParlorUI

extension ChatChannelListViewModel {
    /// Opens the channel after, or before, the one that is open.
    public func select(_ step: Int) { if let cid = listing.neighbour(step) { selection = cid } }

    /// What can be done with a channel, in the order of a menu.
    public func actions(for channel: ChatChannel, _ configuration: ChannelListConfiguration) -> [ChannelAction] {
        configuration.actions(channel, ChannelAction.available(for: channel))
    }

    public func markRead(_ channel: ChatChannel) { listing.perform(.markRead, on: channel) }

    public func setMuted(_ isMuted: Bool, _ channel: ChatChannel) {
        listing.perform(isMuted ? .mute : .unmute, on: channel)
    }

    public func setPinned(_ isPinned: Bool, _ channel: ChatChannel) {
        listing.perform(isPinned ? .pin : .unpin, on: channel)
    }

    /// Leaves a channel without asking.
    public func leave(_ channel: ChatChannel) { listing.perform(.leave, on: channel) }

    /// Starts a conversation with people, or finds the one that there is with a single person, and opens it.
    public func start(with people: [ChatUser], name: String?) {
        isStartingConversation = false
        guard !people.isEmpty else { return }
        Task { [weak self, client] in
            do {
                let cid = try await NewConversation.start(with: people, name: name, client: client)
                self?.open(cid)
            } catch { self?.trouble = TroubleText.of(error) }
        }
    }
}
