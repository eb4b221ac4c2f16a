import UIKit

/// Lines of text. Pieces keep their own attributes when they are added together.
public struct Text: Equatable {
    struct Piece: Equatable {
        var string: String
        var font: Font?
        var style: AnyShapeStyle?
        var attributes = TextAttributes()
        var baselineOffset: CGFloat = 0
        var link: URL?

        init(_ string: String) { self.string = string }

        static func == (left: Piece, right: Piece) -> Bool {
            left.string == right.string && left.font == right.font && left.attributes == right.attributes
                && left.link == right.link && left.baselineOffset == right.baselineOffset
                && ValueEquality.areEqual(left.style?.style, right.style?.style)
        }
    }

    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle
    }

    var pieces: [Piece]

    init(pieces: [Piece]) { self.pieces = pieces }

    public init(verbatim content: String) { pieces = [Piece(content)] }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { pieces = [Piece(String(content))] }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        pieces = key.pieces
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    public static func + (left: Text, right: Text) -> Text { Text(pieces: left.pieces + right.pieces) }

    private func changing(_ change: (inout Piece) -> Void) -> Text {
        var copy = self
        for index in copy.pieces.indices { change(&copy.pieces[index]) }
        return copy
    }

    /// The characters alone.
    var plainString: String { pieces.map(\.string).joined() }
}

extension Text {
    // The outermost call wins only where an inner piece has said nothing itself.
    public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
    public func foregroundColor(_ color: Color?) -> Text {
        changing { $0.style = $0.style ?? color.map(AnyShapeStyle.init) }
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changing { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changing { $0.attributes.weight = $0.attributes.weight ?? weight }
    }
    public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { changing { $0.attributes.isItalic = true } }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing { $0.attributes.isUnderlined = isActive }
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing { $0.attributes.isStruckThrough = isActive }
    }
    public func monospaced(_ isActive: Bool = true) -> Text { changing { $0.attributes.isMonospaced = isActive } }
    public func monospacedDigit() -> Text { changing { $0.attributes.usesMonospacedDigits = true } }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changing { $0.baselineOffset = baselineOffset }
    }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func tracking(_ tracking: CGFloat) -> Text { self }
}

extension Text: View, PrimitiveView {
    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        LeafNode(view: self, item: TextItem(), parent: parent, environment: environment) { item, text, environment in
            item.apply(text, environment)
        }
    }
}
