import Foundation
import ParlorUIKit

/// Messages to show without a homeserver.
struct Talk {
    static let me = ChatUser(id: "@mia:here", name: "Mia Novak")
    static let ada = ChatUser(id: "@ada:here", name: "Ada Okafor")
    static let ben = ChatUser(id: "@ben:here", name: "Ben Ito")
    static let cid = ChannelId(type: .messaging, id: "tea")
    /// Wednesday, 12 November 2025, 15:00 in Berlin.
    static let now = Date(timeIntervalSince1970: 1_762_956_000)

    /// Oldest first.
    var messages: [ChatMessage] = []
    var isGroup = true
    private var number = 0

    static func message(_ id: String, _ text: String, by author: ChatUser = ada, minutesAgo: Double = 0) -> ChatMessage
    {
        ChatMessage(
            id: id, eventID: "$\(id)", cid: cid, text: text, author: author,
            createdAt: now.addingTimeInterval(-minutesAgo * 60), isSentByCurrentUser: author.id == me.id)
    }

    /// A conversation of so many messages, two minutes apart.
    static func long(_ count: Int) -> Talk {
        var talk = Talk()
        talk.number = count
        talk.messages = (0..<count).map { number in
            let author = [ada, ada, me, ben][(number / 2) % 4]
            let text = "Message \(number) " + String(repeating: "about the garden ", count: number % 7)
            return message("m\(number)", text, by: author, minutesAgo: Double(count - number) * 2)
        }
        return talk
    }

    var items: [TimelineItem] { Timeline().items(messages.reversed(), isGroup: isGroup) }
    @MainActor var rows: ArrayRows { ArrayRows(items) }

    /// A message that comes in at a place of the list.
    mutating func insert(at index: Int) {
        number += 1
        let neighbour = messages[min(index, messages.count - 1)]
        var new = Self.message(
            "new\(number)", "Inserted \(number) " + String(repeating: "with more words ", count: number % 9),
            by: number % 3 == 0 ? Self.me : Self.ada)
        new.createdAt = neighbour.createdAt
        messages.insert(new, at: index)
    }
}
