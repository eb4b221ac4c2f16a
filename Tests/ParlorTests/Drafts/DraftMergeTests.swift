import JSON
import Testing

@testable import Parlor

@Suite("Drafts of two devices")
struct DraftMergeTests {
    private func drafts(_ text: String, at time: Int, in root: String = "") -> JSONValue {
        [root: ["text": .string(text), "ts": JSONValue(time)]]
    }

    @Test func theNewestWinsInEachPlace() {
        let merged = ChannelDraft.merged(
            ["": ["text": "old", "ts": 1], "$a": ["text": "mine", "ts": 5]],
            ["": ["text": "new", "ts": 2], "$a": ["text": "theirs", "ts": 4], "$b": ["text": "third", "ts": 3]])
        let texts = Dictionary(uniqueKeysWithValues: ChannelDraft.all(in: merged).map { ($0.id, $0.text) })
        #expect(texts == ["": "new", "$a": "mine", "$b": "third"])
    }

    @Test func aNewerDeletionIsNotUndone() {
        let merged = ChannelDraft.merged(drafts("", at: 5), drafts("again", at: 4))
        #expect(ChannelDraft.all(in: merged).isEmpty)
        #expect(ChannelDraft.all(in: ChannelDraft.merged(drafts("", at: 5), drafts("again", at: 6))).count == 1)
    }

    @Test func whatIsNoDraftIsLeftOut() {
        #expect(ChannelDraft.all(in: ["": "text", "$a": ["text": 1], "$b": ["text": "x"]]).isEmpty)
        #expect(ChannelDraft.all(in: .null).isEmpty)
    }
}
