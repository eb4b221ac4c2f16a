import Foundation

/// The marks of Markdown within a line: emphasis, strong emphasis, code, strikethrough and links.
///
/// A mark that is not closed stands for itself, as in CommonMark; underscores inside words are no marks.
struct InlineMarkdown {
    /// A stretch of text with the same marks.
    struct Span: Equatable {
        var text: String
        var marks = Marks()
    }

    struct Marks: Equatable {
        var isStrong = false
        var isEmphasized = false
        var isStruckThrough = false
        var isCode = false
        var link: URL?
    }

    static func mayContainMarks(_ text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "\\"):
                true
            default: false
            }
        }
    }

    static func spans(of text: String) -> [Span] {
        guard mayContainMarks(text) else { return text.isEmpty ? [] : [Span(text: text)] }
        var parser = InlineMarkdown(characters: Array(text))
        parser.parse(0..<parser.characters.count, Marks())
        return parser.spans
    }

    private let characters: [Character]
    private var spans: [Span] = []

    private init(characters: [Character]) { self.characters = characters }

    private mutating func emit(_ character: Character, _ marks: Marks) {
        if let last = spans.indices.last, spans[last].marks == marks {
            spans[last].text.append(character)
        } else {
            spans.append(Span(text: String(character), marks: marks))
        }
    }

    private mutating func parse(_ range: Range<Int>, _ marks: Marks) {
        var index = range.lowerBound
        while index < range.upperBound {
            let character = characters[index]
            if character == "\\", index + 1 < range.upperBound, characters[index + 1].isMarkdownPunctuation {
                emit(characters[index + 1], marks)
                index += 2
            } else if let end = code(at: index, in: range, marks) ?? link(at: index, in: range, marks)
                ?? emphasis(at: index, in: range, marks)
            {
                index = end
            } else {
                emit(character, marks)
                index += 1
            }
        }
    }

    /// Each answers where it ends when it begins at `index`, having emitted what is in it.
    private mutating func code(at index: Int, in range: Range<Int>, _ marks: Marks) -> Int? {
        guard characters[index] == "`" else { return nil }
        guard let end = characters[(index + 1)..<range.upperBound].firstIndex(of: "`"), end > index + 1 else {
            return nil
        }
        var inner = marks
        inner.isCode = true
        for character in characters[(index + 1)..<end] { emit(character, inner) }
        return end + 1
    }

    private mutating func link(at index: Int, in range: Range<Int>, _ marks: Marks) -> Int? {
        guard characters[index] == "[", marks.link == nil else { return nil }
        var depth = 0
        var close: Int?
        for place in index..<range.upperBound {
            if characters[place] == "[" { depth += 1 }
            if characters[place] == "]" {
                depth -= 1
                if depth == 0 {
                    close = place
                    break
                }
            }
        }
        guard let close, close + 1 < range.upperBound, characters[close + 1] == "(",
            let end = characters[(close + 2)..<range.upperBound].firstIndex(of: ")")
        else { return nil }
        let target = String(characters[(close + 2)..<end]).split(separator: " ").first.map(String.init) ?? ""
        guard let url = URL(string: target) else { return nil }
        var inner = marks
        inner.link = url
        parse((index + 1)..<close, inner)
        return end + 1
    }

    private mutating func emphasis(at index: Int, in range: Range<Int>, _ marks: Marks) -> Int? {
        let mark = characters[index]
        guard mark == "*" || mark == "_" || mark == "~" else { return nil }
        var length = 1
        while index + length < range.upperBound, characters[index + length] == mark { length += 1 }
        let width = mark == "~" ? 2 : min(length, 3)
        guard length >= width, opens(index, width, in: range), let end = closing(mark, width, after: index, in: range)
        else { return nil }
        var inner = marks
        if mark == "~" { inner.isStruckThrough = true }
        if mark != "~", width >= 2 { inner.isStrong = true }
        if mark != "~", width != 2 { inner.isEmphasized = true }
        parse((index + width)..<end, inner)
        return end + width
    }

    private func opens(_ index: Int, _ width: Int, in range: Range<Int>) -> Bool {
        guard index + width < range.upperBound, !characters[index + width].isWhitespace else { return false }
        guard characters[index] == "_", index > range.lowerBound else { return true }
        return !characters[index - 1].isLetter && !characters[index - 1].isNumber
    }

    private func closing(_ mark: Character, _ width: Int, after index: Int, in range: Range<Int>) -> Int? {
        var place = index + width + 1
        while place + width <= range.upperBound {
            if characters[place - 1] == "\\" {
                place += 1
                continue
            }
            let isRun = characters[place..<(place + width)].allSatisfy { $0 == mark }
            if isRun, !characters[place - 1].isWhitespace {
                // A longer run closes something else, unless it is an inner mark that ends at the same place.
                var end = place + width
                while end < range.upperBound, characters[end] == mark { end += 1 }
                let run = end - place
                let isWordGoingOn =
                    mark == "_" && end < range.upperBound && (characters[end].isLetter || characters[end].isNumber)
                if (run == width || run == 3), !isWordGoingOn { return end - width }
                place = end
            } else {
                place += 1
            }
        }
        return nil
    }
}

extension Character {
    fileprivate var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
