/// The words of a message set in lines, with headings, lists, quotes and code.
@MainActor public struct MessageTextLayout {
    /// A block of the text: one label.
    package struct Piece {
        var runs: [TextRun]
        package var frame: CGRect
        /// The width it was measured in, where measuring and drawing can share it.
        var measuredWidth: CGFloat?
        /// A card behind it: code.
        package var card: CGRect?
        /// A bar beside it: somebody else's words.
        package var bar: CGRect?
    }

    package var pieces: [Piece] = []
    public var size = CGSize.zero

    /// Sets a text within a width.
    init(_ blocks: [RichText.Block], _ style: MessageTextStyle, width: CGFloat) {
        var setter = BlockSetter(style: style, width: width)
        setter.set(blocks, indent: 0)
        pieces = setter.pieces
        size = CGSize(width: setter.widest, height: setter.y)
    }

    /// The link under a point.
    func link(at point: CGPoint) -> URL? {
        for piece in pieces where piece.frame.contains(point) {
            let layout = TextLayout.of(
                piece.runs, style: TextStyle(isRightToLeft: false), width: piece.measuredWidth ?? piece.frame.width)
            return layout.run(at: CGPoint(x: point.x - piece.frame.minX, y: point.y - piece.frame.minY))?.link
        }
        return nil
    }
}

/// Puts blocks one below the other.
@MainActor private struct BlockSetter {
    let style: MessageTextStyle
    let width: CGFloat
    var pieces: [MessageTextLayout.Piece] = []
    var y: CGFloat = 0
    var widest: CGFloat = 0
    private var quoteStart: CGFloat?

    init(style: MessageTextStyle, width: CGFloat) {
        self.style = style
        self.width = width
    }

    mutating func set(_ blocks: [RichText.Block], indent: CGFloat, isQuote: Bool = false) {
        for block in blocks {
            if y > 0 { y += 6 }
            switch block {
            case .paragraph(let runs): add(style.runs(runs), indent, isQuote)
            case .heading(let level, let runs): add(style.runs(runs, heading: level), indent, isQuote)
            case .code(let text, _): addCode(text, indent)
            case .quote(let inner): set(inner, indent: indent + 12, isQuote: true)
            case .list(let list): add(list, indent, isQuote)
            case .rule: add([TextRun("⸻", font: style.body, color: style.faint)], indent, isQuote)
            }
        }
    }

    private mutating func add(_ runs: [TextRun], _ indent: CGFloat, _ isQuote: Bool) {
        guard !runs.isEmpty else { return }
        let room = max(24, width - indent)
        let size = TextLayout.of(runs, style: TextStyle(isRightToLeft: style.isRightToLeft), width: room).size
        let sharesLayout = !style.isRightToLeft && !runs.contains { $0.text.mayReadFromRight }
        var piece = MessageTextLayout.Piece(
            runs: runs, frame: CGRect(x: indent, y: y, width: min(size.width, room), height: size.height),
            measuredWidth: sharesLayout ? room : nil)
        if isQuote { piece.bar = CGRect(x: indent - 12, y: y, width: 3, height: size.height) }
        pieces.append(piece)
        y += size.height
        widest = max(widest, piece.frame.maxX)
    }

    private mutating func addCode(_ text: String, _ indent: CGFloat) {
        let padding: CGFloat = 8
        y += padding
        let start = y
        add([TextRun(text.hasSuffix("\n") ? String(text.dropLast()) : text, font: style.code)], indent + padding, false)
        guard !pieces.isEmpty else { return }
        let frame = pieces[pieces.count - 1].frame
        pieces[pieces.count - 1].card = CGRect(
            x: indent, y: start - padding, width: frame.width + 2 * padding, height: frame.height + 2 * padding)
        y += padding
        widest = max(widest, indent + frame.width + 2 * padding)
    }

    private mutating func add(_ list: RichTextList, _ indent: CGFloat, _ isQuote: Bool) {
        for (offset, item) in list.items.enumerated() {
            if offset > 0 { y += 2 }
            let marker = list.start.map { "\($0 + offset)." } ?? "•"
            let top = y
            add([TextRun(marker, font: style.body, color: style.faint)], indent, isQuote)
            let inner = indent + max(16, (pieces.last?.frame.width ?? 0) + 6)
            y = top
            // The first block of an item stands beside its marker, so no space goes before it.
            let rest = y
            y = 0
            var blocks = BlockSetter(style: style, width: width)
            blocks.set(item, indent: inner, isQuote: isQuote)
            for var piece in blocks.pieces {
                piece.frame.origin.y += rest
                piece.card?.origin.y += rest
                piece.bar?.origin.y += rest
                pieces.append(piece)
            }
            widest = max(widest, blocks.widest)
            y = rest + max(blocks.y, pieces.isEmpty ? 0 : 16)
        }
    }
}

extension String {
    /// Whether anything in it may be of a script that is read from the right; a quick look, not a verdict.
    fileprivate var mayReadFromRight: Bool {
        for byte in utf8 where byte >= 0xD6 { return unicodeScalars.contains { (0x590...0x8FF).contains($0.value) } }
        return false
    }
}
