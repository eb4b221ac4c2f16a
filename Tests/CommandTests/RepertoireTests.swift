import Foundation
import Parlor
import Testing

@testable import ParlorCommand

@Suite struct RepertoireTests {
    private func answers(_ text: String, by person: DemoPerson = .ben) -> Set<String> {
        Set(
            (0..<60).map { number in
                let message = ChatMessage(
                    id: "m\(number)", cid: ChannelId(type: .messaging, id: "x"), text: text,
                    author: ChatUser(id: "@mei:localhost", name: "Mei Tanaka"),
                    createdAt: Date(timeIntervalSince1970: 0))
                return Repertoire(person).answer(to: message)
            })
    }

    @Test func greetingUsesTheWritersName() {
        #expect(answers("Hello!").contains("Hi Mei 👋"))
    }

    @Test func whatIsAskedForWeighsMoreThanTheGreeting() {
        #expect(answers("Hi, coffee?").contains("Always"))
        #expect(!answers("Hi, coffee?").contains("Hi Mei 👋"))
    }

    @Test func shortWordsAreWholeWords() {
        #expect(!answers("Noodles now").contains("No worries"))
        #expect(answers("no").contains("No worries"))
        #expect(!answers("his hat").contains("Hi Mei 👋"))
    }

    @Test func everybodyHasTheirOwnSubjects() {
        #expect(answers("The build is broken", by: .ben).contains("Send me the log, I'll look at it right away"))
        #expect(answers("The new icons", by: .chiara).contains("Say it honestly: too much?"))
    }

    @Test(arguments: ["", "?", "🎉", "Something about nothing at all", "Is it so?"])
    func thereIsAlwaysAnAnswer(_ text: String) {
        #expect(answers(text).allSatisfy { !$0.isEmpty && !$0.contains("{") })
        #expect(answers(text).count > 1)
    }
}
