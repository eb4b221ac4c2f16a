import Foundation

/// The text of a string literal: looked up in the app's strings, with the marks of Markdown, and open to interpolated
/// values and views of text.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
    /// With a placeholder for each argument, as it stands in a table of strings.
    let key: String
    let arguments: [[Text.Piece]]

    public init(_ value: String) {
        key = value
        arguments = []
    }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        // Only a format doubles its per cent signs.
        key =
            stringInterpolation.arguments.isEmpty
            ? stringInterpolation.key.replacingOccurrences(of: "%%", with: "%") : stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    var pieces: [Text.Piece] { pieces(table: nil, bundle: nil) }

    func pieces(table: String?, bundle: Bundle?) -> [Text.Piece] {
        let found = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
        if arguments.isEmpty, !InlineMarkdown.mayContainMarks(found) { return [Text.Piece(found)] }
        let spans = InlineMarkdown.spans(of: Placeholders.marked(found, count: arguments.count))
        return spans.flatMap { span in
            Placeholders.split(span.text).map { part -> [Text.Piece] in
                switch part {
                case .text(let text): [Text.Piece(text, span.marks)]
                case .argument(let index): arguments[index].map { $0.adding(span.marks) }
                }
            }.flatMap { $0 }
        }
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [[Text.Piece]] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }
        private mutating func append(_ pieces: [Text.Piece], as placeholder: String = "%@") {
            key += placeholder
            arguments.append(pieces)
        }
        public mutating func appendInterpolation(_ string: String) { append([Text.Piece(string)]) }
        public mutating func appendInterpolation(_ text: Text) { append(text.pieces) }
        public mutating func appendInterpolation(_ image: Image) { append([Text.Piece("")]) }
        public mutating func appendInterpolation(_ string: AttributedString) { append(Text(string).pieces) }
        public mutating func appendInterpolation(_ key: LocalizedStringKey) { append(key.pieces) }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(Text(date, style: style).pieces)
        }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates).pieces) }
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours
                ).pieces)
        }
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            append([Text.Piece(String(describing: value))], as: "%lld")
        }
        public mutating func appendInterpolation<T>(_ value: T) { append([Text.Piece(String(describing: value))]) }
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
            append(
                [
                    Text.Piece(
                        (value as? any CVarArg).map { String(format: specifier, $0) } ?? String(describing: value))
                ],
                as: specifier)
        }
        public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T, formatter: Formatter) {
            append([Text.Piece(formatter.string(for: value) ?? "")])
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatOutput == String {
            append([Text.Piece(format.format(value))])
        }
    }
}

/// The places of arguments in a text: found as in a format, and kept as characters that no text contains.
private enum Placeholders {
    enum Part {
        case text(String)
        case argument(Int)
    }

    private static let first: UInt32 = 0xF_0000

    /// Replaces `%@`, `%lld`, `%1$@` and the like.
    static func marked(_ format: String, count: Int) -> String {
        guard format.contains("%"), count > 0 else { return format }
        var result = ""
        var next = 0
        var rest = Substring(format)
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            guard let end = rest.firstIndex(where: { $0 == "@" || $0.isASCII && $0.isLetter && $0 != "l" && $0 != "h" })
            else {
                result += "%"
                continue
            }
            var index = next
            if let dollar = rest[..<end].firstIndex(of: "$"), let number = Int(rest[..<dollar]) {
                index = number - 1
            } else {
                next += 1
            }
            if index < count, let scalar = Unicode.Scalar(first + UInt32(max(0, index))) {
                result.unicodeScalars.append(scalar)
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    static func split(_ text: String) -> [Part] {
        var parts: [Part] = []
        var current = ""
        for character in text {
            let value = character.unicodeScalars.first?.value ?? 0
            if value >= first, value < first + 0x1000 {
                if !current.isEmpty { parts.append(.text(current)) }
                current = ""
                parts.append(.argument(Int(value - first)))
            } else {
                current.append(character)
            }
        }
        if !current.isEmpty { parts.append(.text(current)) }
        return parts
    }
}

extension Text.Piece {
    init(_ string: String, _ marks: InlineMarkdown.Marks) {
        self.init(string)
        self = adding(marks)
    }

    func adding(_ marks: InlineMarkdown.Marks) -> Text.Piece {
        var copy = self
        if marks.isStrong { copy.attributes.weight = copy.attributes.weight ?? .bold }
        if marks.isEmphasized { copy.attributes.isItalic = copy.attributes.isItalic ?? true }
        if marks.isStruckThrough { copy.attributes.isStruckThrough = copy.attributes.isStruckThrough ?? true }
        if marks.isCode { copy.attributes.isMonospaced = copy.attributes.isMonospaced ?? true }
        copy.link = copy.link ?? marks.link
        return copy
    }
}
