/// The opening line of a block of code.
struct MarkdownFence {
    private let mark: Character
    private let length: Int
    let language: String?

    init?(_ line: Substring) {
        guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
        let length = line.prefix { $0 == mark }.count
        let info = line.dropFirst(length).trimmingSpaces
        guard length >= 3, !info.contains("`") else { return nil }
        self.mark = mark
        self.length = length
        let word = info.prefix { $0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" || $0 == "#" || $0 == "_" }
        language = word.isEmpty ? nil : String(word.prefix(32))
    }

    func isClosed(by line: Substring) -> Bool {
        let line = line.trimmingSpaces
        return line.count >= length && line.allSatisfy { $0 == mark }
    }
}

/// What an item of a list begins with.
struct MarkdownListMarker {
    let indentation: Int
    /// Nil for a bullet.
    let number: Int?
    /// How many characters stand before the item's text.
    let width: Int
    private let mark: Character

    init?(_ line: Substring) {
        indentation = line.indentation
        guard indentation < 40 else { return nil }
        let text = line.dropFirst(indentation)
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let mark = text.dropFirst(digits.count).first
        if digits.isEmpty {
            guard let mark, mark == "-" || mark == "*" || mark == "+" else { return nil }
            number = nil
            self.mark = mark
        } else {
            guard digits.count <= 6, let value = Int(digits), let mark, mark == "." || mark == ")" else { return nil }
            number = value
            self.mark = mark
        }
        guard text.dropFirst(digits.count + 1).first == " ", text.count > digits.count + 2 else { return nil }
        width = indentation + digits.count + 2
    }

    /// A number at the beginning of a line is a list only where it begins at 1: "1984. What a year."
    var mayInterrupt: Bool { number == nil || number == 1 }

    func isSameKind(as other: MarkdownListMarker) -> Bool {
        indentation == other.indentation && mark == other.mark && (number == nil) == (other.number == nil)
    }
}

extension Substring {
    var indentation: Int { prefix { $0 == " " }.count }

    var trimmingSpaces: Substring {
        var text = drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }

    /// Without its `>`; nil for a line that is no quote.
    var quoted: Substring? {
        guard first == ">" else { return nil }
        let rest = dropFirst()
        return rest.first == " " ? rest.dropFirst() : rest
    }

    var isRule: Bool {
        let marks = filter { $0 != " " }
        guard let mark = marks.first, mark == "-" || mark == "*" || mark == "_" else { return false }
        return marks.count >= 3 && marks.allSatisfy { $0 == mark }
    }
}

extension String {
    var splitLines: [Substring] {
        // "\r\n" is one character in Swift.
        split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    }
}
