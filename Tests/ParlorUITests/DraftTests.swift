import Parlor
import ParlorUI
import Testing

@Suite struct DraftTests {
    private let hers = Samples.message("1", "Tea?")
    private let mine = Samples.message("2", "Yes", by: Samples.me)

    @Test func replyIsKeptWithItsText() {
        var composer = Composer(text: "Sure")
        composer.reply(to: hers)
        #expect(composer.draft == ("Sure", "1"))
        var next = Composer()
        next.resume(ChannelDraft(text: "Sure", quotedMessageID: "1", updatedAt: Samples.now), replyingTo: hers)
        #expect(next == composer)
    }

    @Test func editIsNotKeptButWhatItSetAside() {
        var composer = Composer(text: "begun")
        composer.edit(mine)
        composer.text = "Yes, please"
        #expect(composer.draft == ("begun", nil))
    }

    @Test func draftOfAnotherDeviceDoesNotReplaceWhatIsBeingWritten() {
        var composer = Composer(text: "here")
        composer.resume(ChannelDraft(text: "there", updatedAt: Samples.now))
        #expect(composer.text == "here")
    }
}
