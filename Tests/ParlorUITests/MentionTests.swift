import Foundation
import Parlor
import ParlorUI
import Testing

@Suite struct MentionTests {
    private let people = [Samples.ben, Samples.ada, Samples.cem, Samples.me]

    @Test(arguments: [
        ("@", 1, ""), ("@ad", 3, "ad"), ("Hi @ad", 6, "ad"), ("(@ad", 4, "ad"), ("Hi @ada and", 7, "ada"),
        ("😀 @b", 5, "b"),
    ]) func queryEndsAtTheCaret(text: String, caret: Int, query: String) {
        #expect(MentionQuery(in: text, caret: caret)?.text == query)
    }

    @Test(arguments: [("", 0), ("ada", 3), ("mail@ada", 8), ("@ada ", 5), ("@@", 2), ("@ada", 0)])
    func noQuery(text: String, caret: Int) { #expect(MentionQuery(in: text, caret: caret) == nil) }

    @Test func firstNamesComeFirst() {
        func names(_ query: String, everyone: Bool = false) -> [String] {
            MentionSuggestion.ranked(
                query, members: people, currentUserID: Samples.me.id, includesEveryone: everyone
            ).map(\.title)
        }
        #expect(names("") == ["Ben Ito", "Ada Okafor", "cem"])
        #expect(names("A") == ["Ada Okafor"])
        #expect(names("i") == ["Ben Ito"])
        #expect(names("CEM") == ["cem"])
        #expect(names("mia").isEmpty)
        #expect(names("ro", everyone: true) == ["room"])
    }

    @Test func choosingWritesTheNameAndCallsThePerson() {
        var composer = Composer(text: "Hi @ad, tea?")
        let query = MentionQuery(in: composer.text, caret: 6)!
        #expect(composer.mention(.member(Samples.ada), for: query) == 15)
        #expect(composer.text == "Hi @Ada Okafor , tea?")
        #expect(
            composer.submit() == .message(text: "Hi @Ada Okafor , tea?", mentions: [Samples.ada]))
    }

    @Test func whoseNameIsTakenOutIsNotCalled() {
        var composer = Composer(text: "@b")
        _ = composer.mention(.member(Samples.ben), for: MentionQuery(in: "@b", caret: 2)!)
        composer.text = "Never mind"
        #expect(composer.submit() == .message(text: "Never mind"))
    }

    @Test func everyone() {
        var composer = Composer(text: "@r")
        _ = composer.mention(.everyone, for: MentionQuery(in: "@r", caret: 2)!)
        composer.text += "lunch"
        #expect(composer.submit() == .message(text: "@room lunch", mentionsEveryone: true))
    }

    @Test func arrowsWalkRound() {
        var list = MentionList()
        #expect(!list.isOpen)
        let query = MentionQuery(in: "@", caret: 1)
        list.show(query, [.member(Samples.ada), .member(Samples.ben)])
        list.move(-1)
        #expect(list.choice == .member(Samples.ben))
        list.show(query, [.member(Samples.ben)])
        #expect(list.choice == .member(Samples.ben))
        list.show(nil, [.member(Samples.ben)])
        #expect(!list.isOpen)
    }
}
