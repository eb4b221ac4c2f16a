import Parlor
import ParlorUI
import Testing

@Suite struct PreviewTests {
    private func text(_ channel: ChatChannel, draft: String? = nil) -> String {
        MessagePreview.of(channel, currentUserID: Samples.me.id, draft: draft).text
    }

    @Test func authorIsNamedWhereItMatters() {
        let (hers, mine) = (Samples.message("1"), Samples.message("2", "Hi", by: Samples.me))
        #expect(text(Samples.channel(preview: hers)) == "Hello")
        #expect(text(Samples.channel(with: [Samples.ada, Samples.ben], preview: hers)) == "Ada: Hello")
        #expect(text(Samples.channel(name: "Tea", preview: hers)) == "Ada: Hello")
        #expect(text(Samples.channel(preview: mine)) == "You: Hi")
    }

    @Test func linesAreJoined() {
        #expect(text(Samples.channel(preview: Samples.message("1", "One\n\n  two"))) == "One two")
    }

    @Test func attachmentIsASignAndAWord() {
        let photo = Samples.message("1", "", attachments: [Samples.attachment(.image)])
        let preview = MessagePreview.of(photo, isGroup: true)
        #expect(preview.text == "Ada: Photo")
        #expect(preview.icon == .picture)
        let photos = [Samples.attachment(.image, name: "a"), Samples.attachment(.image, name: "b")]
        #expect(MessagePreview.of(Samples.message("1", "", attachments: photos), isGroup: false).text == "2 photos")
        let file = Samples.message("1", "", attachments: [Samples.attachment(.file)])
        #expect(MessagePreview.of(file, isGroup: false).text == "plan.pdf")
        let captioned = Samples.message("1", "Look", attachments: [Samples.attachment(.image)])
        #expect(MessagePreview.of(captioned, isGroup: false).text == "Look")
    }

    @Test func whatIsGoingOnComesFirst() {
        let message = Samples.message("1")
        #expect(text(Samples.channel(preview: message, typing: [Samples.ada])) == "typing …")
        let group = [Samples.ada, Samples.ben, Samples.cem]
        #expect(text(Samples.channel(with: group, typing: [Samples.ada])) == "Ada is typing …")
        #expect(text(Samples.channel(with: group, typing: [Samples.ben, Samples.ada])) == "Ada and Ben are typing …")
        #expect(text(Samples.channel(with: group, typing: Set(group))) == "3 people are typing …")
        #expect(text(Samples.channel(preview: message), draft: "so\nfar") == "Draft: so far")
        #expect(text(Samples.channel(preview: message), draft: " ") == "Hello")
        #expect(text(Samples.channel(membership: .invited)) == "Ada invites you")
    }

    @Test func nothingOrDeleted() {
        #expect(text(Samples.channel()) == "No messages yet")
        #expect(text(Samples.channel(preview: Samples.message("1", "", type: .deleted))) == "Message deleted")
        let emote = Samples.message("1", "waves", by: Samples.me, type: .emote)
        #expect(text(Samples.channel(preview: emote)) == "Mia Novak waves")
    }
}
