import UIKit

/// Lines of text. Pieces keep their own attributes when they are added together.
public struct Text: Equatable {
    struct Piece: Equatable {
        /// What is written, or what a moving text was when it was made.
        var string: String
        var font: Font?
        var style: AnyShapeStyle?
        var background: Color?
        var attributes = TextAttributes()
        var kerning: CGFloat?
        var baselineOffset: CGFloat = 0
        var link: URL?
        /// A text that goes with the time.
        var moving: MovingText?

        init(_ string: String) { self.string = string }

        static func == (left: Piece, right: Piece) -> Bool {
            left.string == right.string && left.font == right.font && left.attributes == right.attributes
                && left.link == right.link && left.baselineOffset == right.baselineOffset
                && left.kerning == right.kerning && left.background == right.background && left.moving == right.moving
                && ValueEquality.areEqual(left.style?.style, right.style?.style)
        }
    }

    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle
    }

    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }

    /// The size of text beside that of its surroundings; here they are the same.
    public struct Scale: Hashable, Sendable {
        private let name: String
        public static let `default` = Scale(name: "default")
        public static let secondary = Scale(name: "secondary")
    }

    var pieces: [Piece]

    init(pieces: [Piece]) { self.pieces = pieces }

    public init(verbatim content: String) { pieces = [Piece(content)] }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { pieces = [Piece(String(content))] }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        pieces = key.pieces(table: tableName, bundle: bundle)
    }

    /// A text that is translated here. Literals are keys, which know markdown and formats.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    @_disfavoredOverload
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Symbols have no place within text here: it is left empty.
    public init(_ image: Image) { self.init(verbatim: "") }

    public static func + (left: Text, right: Text) -> Text { Text(pieces: left.pieces + right.pieces) }

    func changing(_ change: (inout Piece) -> Void) -> Text {
        var copy = self
        for index in copy.pieces.indices { change(&copy.pieces[index]) }
        return copy
    }

    /// The characters alone.
    var plainString: String { pieces.map(\.currentString).joined() }
}

extension Text: View, PrimitiveView {
    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        let item = TextItem()
        let node = LeafNode(view: self, item: item, parent: parent, environment: environment) {
            item, text, environment in
            item.apply(text, environment)
        }
        item.onTime = { [weak node] in node?.markDirty() }
        return node
    }
}
