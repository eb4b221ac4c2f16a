import Foundation
import Parlor

/// What a scripted person can answer.
struct Repertoire {
    struct Theme {
        /// Beginnings of words, in lower case; up to three letters are a whole word.
        var words: [String]
        var answers: [String]
    }

    private let person: DemoPerson

    init(_ person: DemoPerson) { self.person = person }

    /// An apt answer. The same message always gets the same one.
    func answer(to message: ChatMessage) -> String {
        let choices = choices(for: message)
        let choice = message.id.utf8.reduce(person.name.count) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        let name = message.author.displayName.split(separator: " ").first.map(String.init) ?? "you"
        return choices[choice % choices.count].replacingOccurrences(of: "{name}", with: name)
    }

    private func choices(for message: ChatMessage) -> [String] {
        if !message.attachments.isEmpty {
            return ["Oh, that's beautiful", "Where is that?", "Love it. Can I use it for the trail page?"]
        }
        let words = message.text.lowercased().split { !$0.isLetter && $0 != "'" }
        for theme in own + Self.themes {
            let fits = theme.words.contains { start in
                words.contains { start.count <= 3 ? $0 == start : $0.hasPrefix(start) }
            }
            if fits { return theme.answers }
        }
        if message.text.contains("?") {
            return [
                "Good question. Let me check and come back to you", "I think so, but I'm not sure. Mei would know",
                "Yes! Why do you ask?", "Not yet. Tomorrow, probably",
            ]
        }
        if message.text.count <= 4 { return ["😄", "🙌", "Indeed"] }
        return [
            "Makes sense to me", "Ha, I was just thinking the same", "Agreed. Shall we talk about it at lunch?",
            "Interesting, tell me more", "Noted 👍",
        ]
    }

    /// What only this person says.
    private var own: [Theme] {
        switch person.name {
        case "ben":
            [
                Theme(
                    words: ["bug", "crash", "build", "fix", "code", "slow"],
                    answers: [
                        "Send me the log, I'll look at it right away", "That was me, sorry. Fixed in ten minutes",
                        "Can you make it happen again? Then it's half fixed",
                    ]),
                Theme(words: ["dentist", "teeth"], answers: ["Everything still there. Thanks for asking 😁"]),
            ]
        case "chiara":
            [
                Theme(
                    words: ["design", "icon", "colo", "sketch", "onboarding", "screen", "logo"],
                    answers: [
                        "I'll show you a second version this afternoon", "Say it honestly: too much?",
                        "The warm one or the calm one? I can't decide any more",
                    ]),
                Theme(
                    words: ["camera", "photo", "picture", "light"],
                    answers: [
                        "Early morning is best, the valley is still blue then", "I have a hundred more of those 😅",
                    ]),
            ]
        default:
            [
                Theme(
                    words: ["hut", "trail", "path", "snow", "pass"],
                    answers: [
                        "I'll ask the keeper, he knows every stone up there", "Open until Friday, then we'll see",
                    ])
            ]
        }
    }
}
