import Foundation
import ParlorUIKit
import Support

/// A long conversation, always the same: words of all lengths, pictures, replies, reactions, threads.
struct SampleTimeline {
    let items: [TimelineItem]

    init(count: Int) {
        var chance = SeededRandom(seed: 42)
        let people = (0..<6).map { ChatUser(id: "@person\($0):here", name: Self.names[$0]) }
        let cid = ChannelId(type: .messaging, id: "long")
        var time = Date(timeIntervalSince1970: 1_700_000_000)
        var author = people[0]
        var messages: [ChatMessage] = []
        messages.reserveCapacity(count)
        for number in 0..<count {
            if chance.next(below: 3) == 0 { author = people[chance.next(below: people.count)] }
            time += Double(10 + chance.next(below: chance.next(below: 20) == 0 ? 7_200 : 120))
            var message = ChatMessage(
                id: "m\(number)", eventID: "$\(number)", cid: cid,
                text: Self.text(number, &chance), author: author, createdAt: time,
                isSentByCurrentUser: author.id == people[0].id)
            Self.decorate(&message, number, &chance, people)
            messages.append(message)
        }
        items = Timeline().items(messages.reversed(), isGroup: true)
    }

    private static func text(_ number: Int, _ chance: inout SeededRandom) -> String {
        let length = [3, 5, 8, 12, 20, 40, 70][chance.next(below: 7)]
        var words = (0..<length).map { _ in Self.words[chance.next(below: Self.words.count)] }
        if chance.next(below: 40) == 0 { words.append("https://example.org/garden/\(number)") }
        return words.joined(separator: " ")
    }

    private static func decorate(
        _ message: inout ChatMessage, _ number: Int, _ chance: inout SeededRandom, _ people: [ChatUser]
    ) {
        if chance.next(below: 25) == 0 {
            let pictures = 1 + chance.next(below: 4)
            message.attachments = (0..<pictures).map {
                ChatMessageAttachment(
                    id: "\(number).\($0)", kind: .image, url: nil, name: "picture.jpg", width: 800 + $0 * 100,
                    height: 600)
            }
        }
        if chance.next(below: 12) == 0 {
            message.reactions = [MessageReaction(key: "👍", count: 1 + chance.next(below: 5), isOwn: number % 2 == 0)]
        }
        if chance.next(below: 20) == 0 {
            message.quotedMessage = QuotedMessage(eventID: "$1", text: "What about the tomatoes?", author: people[1])
        }
        if chance.next(below: 30) == 0 {
            message.thread = ThreadSummary(replyCount: 3, participants: Array(people.prefix(2)))
        }
        if chance.next(below: 40) == 0 { message.editedAt = message.createdAt }
        if message.isSentByCurrentUser { message.readBy = [people[1]] }
    }

    private static let names = ["Mia Novak", "Ada Okafor", "Ben Ito", "Cem Aydin", "Dora Lind", "Emil Roth"]
    private static let words = """
        the garden tomatoes are ripe and we should bring baskets tomorrow morning before it rains because last year half of the \
        harvest was lost when nobody had time to come down can you ask your sister whether her car is free or shall I call the \
        neighbours again about their trailer thanks see you at eight
        """.split(separator: " ").map(String.init)
}
