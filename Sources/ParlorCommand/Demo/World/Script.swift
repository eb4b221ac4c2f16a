import Foundation

/// What was said in a channel, as a text that is pleasant to write.
///
/// ```
/// @ -9d 18:20
/// ben: Anyone up for a walk?
/// anna +15: Yes!               (15 minutes later; without a number, a minute or two)
/// chiara ^2: Me too            (an answer to the second message before)
/// ben [lake]: Look at that     (a picture)
///   👍 anna mei                (reactions to the message above)
/// @ -40m
/// ```
struct Script {
    struct Line: Equatable {
        var author: String
        var text: String
        var date: Date
        /// Which earlier line this answers, by its index.
        var answers: Int?
        var picture: String?
        var reactions: [Reaction] = []
    }

    struct Reaction: Equatable {
        var key: String
        var authors: [String]
    }

    let lines: [Line]

    /// A line that can't be read.
    struct Mistake: Error, CustomStringConvertible {
        let line: String
        var description: String { "The demo's script has a line that can't be read: \(line)" }
    }

    /// - Parameter now: What the days and minutes count back from. No line is later.
    init(_ text: String, now: Date, calendar: Calendar = .current) throws {
        var lines: [Line] = []
        var clock = now
        for line in text.split(separator: "\n").map(String.init) {
            let content = line.trimmingCharacters(in: .whitespaces)
            if content.hasPrefix("@ ") {
                guard let date = Self.date(content.dropFirst(2), now: now, calendar) else { throw Mistake(line: line) }
                clock = date
            } else if line.hasPrefix("  ") {
                let words = content.split(separator: " ").map(String.init)
                guard words.count > 1, !lines.isEmpty else { throw Mistake(line: line) }
                lines[lines.count - 1].reactions.append(Reaction(key: words[0], authors: Array(words.dropFirst())))
            } else {
                var next = try Self.line(content, before: lines.count)
                clock += next.pause ?? Double(35 + (content.utf8.count * 37) % 100)
                next.line.date = min(clock, now - 30)
                lines.append(next.line)
            }
        }
        self.lines = lines
    }

    /// `author [+minutes] [^back] [[picture]]: text`
    private static func line(_ content: String, before count: Int) throws -> (line: Line, pause: TimeInterval?) {
        guard let colon = content.range(of: ": ") else { throw Mistake(line: content) }
        let words = content[..<colon.lowerBound].split(separator: " ")
        let text = content[colon.upperBound...].replacingOccurrences(of: "\\n", with: "\n")
        var line = Line(author: String(words.first ?? ""), text: text, date: .distantPast)
        var pause: TimeInterval?
        for word in words.dropFirst() {
            if word.hasPrefix("+"), let minutes = Double(word.dropFirst()) {
                pause = minutes * 60
            } else if word.hasPrefix("^"), let back = Int(word.dropFirst()), back > 0, back <= count {
                line.answers = count - back
            } else if word.hasPrefix("["), word.hasSuffix("]") {
                line.picture = String(word.dropFirst().dropLast())
            } else {
                throw Mistake(line: content)
            }
        }
        guard DemoPerson.named(line.author) != nil else { throw Mistake(line: content) }
        return (line, pause)
    }

    /// `-9d 18:20`, or `-40m`.
    private static func date(_ text: Substring, now: Date, _ calendar: Calendar) -> Date? {
        let words = text.split(separator: " ")
        guard let unit = words.first?.last, let count = words.first.flatMap({ Double($0.dropLast()) }) else {
            return nil
        }
        if unit == "m" { return now + count * 60 }
        let time = words.last?.split(separator: ":").compactMap { Int($0) } ?? []
        guard unit == "d", words.count == 2, time.count == 2,
            let day = calendar.date(byAdding: .day, value: Int(count), to: now)
        else { return nil }
        return calendar.date(bySettingHour: time[0], minute: time[1], second: 0, of: day)
    }
}
