import Parlor
import ParlorUI
import Testing

@Suite struct ComposerTests {
    private let hers = Samples.message("1", "Tea?")
    private let mine = Samples.message("2", "Yes", by: Samples.me)

    @Test func enterSendsWhatWasTyped() {
        var composer = Composer(text: "  Hello\n")
        #expect(composer.press(.enter) == .submit(.message(text: "Hello")))
        #expect(composer.text == "")
    }

    @Test func shiftEnterBreaksTheLine() {
        var composer = Composer(text: "Hello")
        #expect(composer.press(.enter, shift: true) == .ignored)
        #expect(composer.text == "Hello")
    }

    @Test func enterWithNothingToSendLeavesNoLineBehind() {
        var composer = Composer(text: " ")
        #expect(!composer.canSend)
        #expect(composer.press(.enter) == .handled)
    }

    @Test func upEditsTheLastOwnMessage() {
        var composer = Composer()
        let failed = Samples.message("3", "No", by: Samples.me, state: .sendingFailed)
        let deleted = Samples.message("4", "", by: Samples.me, type: .deleted)
        #expect(composer.press(.up, messages: [deleted, failed, hers, mine]) == .handled)
        #expect(composer.mode == .editing(mine))
        #expect(composer.text == "Yes")
        #expect(!composer.canSend)
        composer.text = "Yes, please"
        #expect(composer.press(.enter) == .submit(.edit("2", text: "Yes, please")))
        #expect(composer.mode == .writing)
    }

    @Test func upMovesTheCursorWhenThereIsText() {
        var composer = Composer(text: "a")
        #expect(composer.press(.up, messages: [mine]) == .ignored)
        #expect(Composer().mode == .writing)
        var empty = Composer()
        #expect(empty.press(.up, messages: [hers]) == .ignored)
    }

    @Test func escapeBringsBackWhatAnEditSetAside() {
        var composer = Composer(text: "draft")
        composer.edit(mine)
        #expect(composer.press(.escape) == .handled)
        #expect(composer.text == "draft")
        #expect(composer.press(.escape) == .ignored)
    }

    @Test func replyKeepsWhatWasWritten() {
        var composer = Composer(text: "Sure")
        composer.reply(to: hers)
        #expect(ComposerBanner(composer.mode)?.title == "Reply to Ada Okafor")
        #expect(ComposerBanner(composer.mode)?.text == "Tea?")
        #expect(composer.submit() == .message(text: "Sure", quotedMessageID: "1"))
        #expect(ComposerBanner(composer.mode) == nil)
        composer.text = "again"
        composer.reply(to: hers)
        composer.cancel()
        #expect(composer.text == "again")
    }

    @Test func editAfterAnEdit() {
        var composer = Composer(text: "draft")
        composer.edit(mine)
        composer.edit(Samples.message("9", "Other", by: Samples.me))
        #expect(composer.text == "Other")
        composer.cancel()
        #expect(composer.text == "draft")
    }

    @Test func fileGoesOutWithoutWords() {
        let plan = AttachmentPayload(kind: .file, source: .data([1]), name: "plan.pdf", mimeType: "application/pdf")
        var composer = Composer()
        composer.attach([plan])
        composer.attach([plan])
        #expect(composer.attachments == [plan])
        #expect(composer.press(.enter) == .submit(.message(text: "", attachments: [plan])))
        #expect(composer.attachments.isEmpty)
        composer.attach([plan])
        composer.detach(plan)
        #expect(!composer.canSend)
    }

    @Test func editLeavesFilesForTheNextMessage() {
        let plan = AttachmentPayload(kind: .file, source: .data([1]), name: "plan.pdf", mimeType: "application/pdf")
        var composer = Composer()
        composer.attach([plan])
        composer.edit(mine)
        #expect(!composer.canSend)
        composer.text = "No"
        #expect(composer.submit() == .edit("2", text: "No"))
        #expect(composer.attachments == [plan])
    }

    @Test func kindsOfFiles() {
        #expect(FileKind.of(fileName: "a.b.JPG") == (.image, "image/jpeg"))
        #expect(FileKind.of(fileName: "logo.svg") == (.file, "image/svg+xml"))
        #expect(FileKind.of(fileName: "song.mp3") == (.audio, "audio/mpeg"))
        #expect(FileKind.of(fileName: "Makefile") == (.file, "application/octet-stream"))
    }
}
