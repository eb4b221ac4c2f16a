import Foundation

/// The text of a string literal: looked up in the app's strings, and open to interpolated values and views of text.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
    var pieces: [Text.Piece]

    public init(_ value: String) { pieces = [Text.Piece(Self.localized(value))] }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    private static func localized(_ key: String) -> String {
        Bundle.main.localizedString(forKey: key, value: key, table: nil)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Text.Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(Text.Piece(literal)) }
        }
        public mutating func appendInterpolation(_ string: String) { appendLiteral(string) }
        public mutating func appendInterpolation(_ text: Text) { pieces += text.pieces }
        public mutating func appendInterpolation(_ image: Image) { pieces.append(Text.Piece("")) }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            pieces += Text(date, style: style).pieces
        }
        public mutating func appendInterpolation<T>(_ value: T) { appendLiteral(String(describing: value)) }
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
            appendLiteral((value as? any CVarArg).map { String(format: specifier, $0) } ?? String(describing: value))
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatOutput == String {
            appendLiteral(format.format(value))
        }
    }
}
