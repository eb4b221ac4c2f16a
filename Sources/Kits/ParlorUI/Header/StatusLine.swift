import Foundation
import Parlor

/// The line under a channel's name.
public struct StatusLine: Hashable, Sendable {
    public var text: String
    /// Whether it is drawn in the accent colour.
    public var isAccented: Bool

    /// What matters most right now: the connection, who types, who is there.
    public static func of(
        _ channel: ChatChannel, currentUserID: UserId?, connection: ConnectionStatus, times: TimeText = TimeText()
    ) -> StatusLine {
        switch connection {
        case .waiting: return StatusLine(text: "Waiting for network …", isAccented: false)
        case .connecting: return StatusLine(text: "Connecting …", isAccented: false)
        case .disconnected: return StatusLine(text: "Not connected", isAccented: false)
        case .connected: break
        }
        if let typing = TypingText.of(channel.typingUsers, isGroup: channel.isGroup) {
            return StatusLine(text: typing, isAccented: true)
        }
        if let partner = channel.partner(of: currentUserID) { return presence(of: partner, times) }
        return StatusLine(text: members(of: channel), isAccented: false)
    }

    private static func presence(of member: ChatChannelMember, _ times: TimeText) -> StatusLine {
        if member.isOnline { return StatusLine(text: "online", isAccented: true) }
        return StatusLine(text: member.lastActiveAt.map(times.lastSeen) ?? "offline", isAccented: false)
    }

    private static func members(of channel: ChatChannel) -> String {
        let members = Phrase.count(max(channel.memberCount, channel.lastActiveMembers.count), "member")
        let online = channel.lastActiveMembers.count(where: \.isOnline)
        return online == 0 ? members : "\(members), \(online) online"
    }
}
