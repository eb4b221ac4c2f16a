extension Repertoire {
    /// What anybody may say. Greetings come last: "Hi, is there coffee?" is about coffee.
    static let themes = [
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
            words: ["release", "store", "ship", "launch"],
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
            words: ["yes", "ok", "okay", "great", "perfect", "nice", "cool", "good"],
            answers: ["🎉", "Perfect", "Great, then it's settled"]),
        Theme(
            words: ["no", "not", "can't", "problem", "sorry"],
            answers: [
                "No worries", "Oh. Can I help?", "Then we find another way",
            ]),
        Theme(
            words: ["hello", "hi", "hey", "morning", "evening"],
            answers: [
                "Hey! How are you?", "Hi {name} 👋", "Good to hear from you!",
            ]),
        Theme(words: ["thank", "thx"], answers: ["Any time!", "You're welcome 🙂", "Gladly"]),
        Theme(words: ["bye", "later", "tomorrow"], answers: ["See you!", "Until tomorrow 👋", "Sounds good"]),
    ]
}
