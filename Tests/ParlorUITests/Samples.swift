import Foundation
import Parlor
import ParlorUI

/// People, channels and messages to look at.
enum Samples {
    static let me = ChatUser(id: "@me:here", name: "Mia Novak")
    static let ada = ChatUser(id: "@ada:here", name: "Ada Okafor")
    static let ben = ChatUser(id: "@ben:here", name: "Ben Ito")
    static let cem = ChatUser(id: "@cem:here")

    /// Wednesday, 12 November 2025, 15:00 in Berlin.
    static let now = Date(timeIntervalSince1970: 1_762_956_000)

    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
        calendar.locale = Locale(identifier: "en_GB")
        return calendar
    }()

    static let times = TimeText(calendar: calendar, locale: Locale(identifier: "en_GB"), now: { now })

    static func message(
        _ id: String, _ text: String = "Hello", by author: ChatUser = ada, minutesAgo: Double = 0,
        state: LocalMessageState? = nil, type: MessageType = .regular, attachments: [ChatMessageAttachment] = [],
        readBy: [ChatUser] = [], quoted: QuotedMessage? = nil
    ) -> ChatMessage {
        ChatMessage(
            id: id, eventID: state == nil ? "$\(id)" : nil, cid: cid, type: type, text: text, author: author,
            createdAt: now.addingTimeInterval(-minutesAgo * 60), isSentByCurrentUser: author.id == me.id,
            localState: state, attachments: attachments, quotedMessage: quoted, readBy: readBy)
    }

    static let cid = ChannelId(type: .messaging, id: "tea")

    static func channel(
        name: String? = nil, with others: [ChatUser] = [ada], memberCount: Int? = nil, preview: ChatMessage? = nil,
        unread: Int = 0, mentions: Int = 0, isMuted: Bool = false, typing: Set<ChatUser> = [],
        membership: Membership = .joined
    ) -> ChatChannel {
        ChatChannel(
            cid: cid, name: name, membership: membership, invitedBy: membership == .invited ? ada : nil,
            memberCount: memberCount ?? others.count + 1,
            lastActiveMembers: ([me] + others).map { ChatChannelMember(user: $0) },
            unreadCount: ChannelUnreadCount(messages: unread, mentions: mentions), isMuted: isMuted,
            previewMessage: preview, lastMessageAt: preview?.createdAt, typingUsers: typing)
    }

    static func attachment(_ kind: ChatMessageAttachment.Kind, name: String = "plan.pdf") -> ChatMessageAttachment {
        ChatMessageAttachment(id: name, kind: kind, url: nil, name: name)
    }
}
