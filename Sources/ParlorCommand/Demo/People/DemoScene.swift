import Foundation

/// A few lines that the company says unasked after the window has opened, so that something is seen to arrive.
struct DemoScene: Sendable {
    struct Line: Sendable {
        /// Seconds after this person's line before.
        var after: Double
        var person: String
        /// The channel's name.
        var channel: String
        var text: String
    }

    let lines: [Line]

    /// The scene of this quarter of an hour: the same in every process, another one in the next demo.
    static var any: DemoScene { all[Int(Date().timeIntervalSince1970 / 900) % all.count] }

    static let all = [
        DemoScene(lines: [
            Line(after: 9, person: "ben", channel: "Weekend hike", text: "Just checked: the 7:40 runs on Saturday 🚂"),
            Line(after: 19, person: "chiara", channel: "Weekend hike", text: "Perfect. I'm bringing the big camera"),
            Line(after: 26, person: "ben", channel: "Weekend hike", text: "Then we need one more hour 😄"),
        ]),
        DemoScene(lines: [
            Line(after: 9, person: "chiara", channel: "Weekend hike", text: "Does anyone have a spare headlamp?"),
            Line(after: 20, person: "ben", channel: "Weekend hike", text: "I have two, I'll bring both"),
            Line(after: 20, person: "chiara", channel: "Weekend hike", text: "You're the best"),
        ]),
        DemoScene(lines: [
            Line(
                after: 9, person: "ben", channel: "Lunch", text: "The falafel place has a new sauce. Green. Dangerous"),
            Line(after: 18, person: "chiara", channel: "Lunch", text: "How dangerous?"),
            Line(after: 20, person: "ben", channel: "Lunch", text: "I had to sit down"),
        ]),
        DemoScene(lines: [
            Line(after: 9, person: "chiara", channel: "Trail talk", text: "Clear sky over the ridge right now"),
            Line(after: 22, person: "ben", channel: "Trail talk", text: "And 4 degrees. Gloves!"),
        ]),
    ]
}
