import Parlor

/// What a scripted person can answer.
struct Repertoire {
    private struct Theme {
        /// Beginnings of words, in lower case.
        var words: [String]
        var answers: [String]
    }

    private let person: DemoPerson

    init(_ person: DemoPerson) { self.person = person }

    /// An apt answer. The same message always gets the same one.
    func answer(to message: ChatMessage) -> String {
        let choices = choices(for: message)
        let choice = message.id.utf8.reduce(person.name.count) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        return choices[choice % choices.count]
    }

    private func choices(for message: ChatMessage) -> [String] {
        if !message.attachments.isEmpty {
            return ["Oh, that's beautiful", "Where is that?", "Love it. Can I use it for the trail page?"]
        }
        let words = message.text.lowercased().split { !$0.isLetter && $0 != "'" }
        for theme in own + Self.themes {
            let fits = theme.words.contains { start in words.contains { $0.hasPrefix(start) } }
            if fits { return theme.answers }
        }
        if message.text.contains("?") {
            return [
                "Good question. Let me check and come back to you", "I think so, but I'm not sure. Jonas would know",
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

    private static let themes = [
        Theme(
            words: ["hello", "hi", "hey", "morning", "evening"],
            answers: [
                "Hey! How are you?", "Hi Anna 👋", "Good to hear from you!",
            ]),
        Theme(words: ["thank", "thx"], answers: ["Any time!", "You're welcome 🙂", "Gladly"]),
        Theme(words: ["bye", "later", "tomorrow"], answers: ["See you!", "Until tomorrow 👋", "Sounds good"]),
        Theme(words: ["coffee"], answers: ["In five minutes at the machine?", "Always", "I'm on my third, so: yes"]),
        Theme(
            words: ["lunch", "eat", "food", "hungry", "falafel", "dumpling"],
            answers: [
                "12:30 downstairs?", "Falafel or dumplings, that is the question", "I'm in. Who asks the others?",
            ]),
        Theme(
            words: ["hike", "saturday", "weekend", "walk", "lake", "ridge"],
            answers: [
                "7:40, platform 2. I'm looking forward to it", "If the weather holds, it'll be the best one this year",
                "Don't forget the rain jacket. Just in case",
            ]),
        Theme(
            words: ["rain", "weather", "sun", "forecast", "cold"],
            answers: [
                "The forecast says sun until five ☀️", "Cold in the morning, lovely at noon",
                "It always rains. It's fine",
            ]),
        Theme(
            words: ["release", "2.4", "store", "ship", "launch"],
            answers: [
                "Tuesday stands, as far as I know", "I'd give it one more night of testing", "Ready when you are 🚀",
            ]),
        Theme(
            words: ["meet", "call", "talk", "time", "when"],
            answers: [
                "After lunch works for me", "I'm free from three", "Give me ten minutes",
            ]),
        Theme(words: ["haha", "lol", "funny", "joke"], answers: ["😂", "I'm here all week", "😄"]),
        Theme(
            words: ["yes", "ok", "great", "perfect", "nice", "cool", "good"],
            answers: ["🎉", "Perfect", "Great, then it's settled"]),
        Theme(
            words: ["no", "not", "can't", "problem", "sorry"],
            answers: [
                "No worries", "Oh. Can I help?", "Then we find another way",
            ]),
    ]
}
