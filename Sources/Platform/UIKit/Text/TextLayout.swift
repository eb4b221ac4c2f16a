import Foundation
internal import CGtk

/// Text set in lines: measured once, kept, drawn many times.
///
/// `TextLayout.of` answers from a cache by text, style and width, so measuring in layout and drawing share one result. The
/// colours of runs are resolved when it is drawn: light and dark need no second layout.
@MainActor package final class TextLayout {
    /// The room the text takes, in whole points upward.
    package let size: CGSize
    /// The height before it was rounded up.
    let exactHeight: CGFloat
    package let firstBaseline: CGFloat
    package let lastBaseline: CGFloat
    package let lineCount: Int
    package let isTruncated: Bool
    let runs: [TextRun]
    private let style: TextStyle
    private let width: CGFloat
    private let hasAttachments: Bool
    /// Most texts are drawn from these, and Pango's layout is made again for who asks for places in the text.
    private let plain: PlainLines?
    private var pango: OpaquePointer?
    /// Attributes for the surroundings they were last drawn in.
    private var colouredFor: UITraitCollection?

    private struct Key: Hashable {
        let runs: [TextRun]
        let style: TextStyle
        let width: CGFloat
    }

    /// Another number when all texts have to be set anew.
    private(set) static var generation = 0

    private static var cache: [Key: TextLayout] = [:]
    private static var older: [Key: TextLayout] = [:]
    /// Two generations of this many: what was used in either stays.
    private static let generationSize = 1500

    /// The text set within a width; `greatestFiniteMagnitude` sets each paragraph in one line.
    package static func of(_ runs: [TextRun], style: TextStyle, width: CGFloat) -> TextLayout {
        let key = Key(runs: runs, style: style, width: width >= 100_000 ? .greatestFiniteMagnitude : width)
        if let known = cache[key] { return known }
        let found = older[key] ?? oneLine(key) ?? TextLayout(runs, style, key.width)
        if cache.count >= generationSize {
            older = cache
            cache = [:]
        }
        cache[key] = found
        return found
    }

    /// A line that has room enough is set as if it had all the room: what is measured so need not be set again to be drawn.
    private static func oneLine(_ key: Key) -> TextLayout? {
        guard key.style.lineLimit == 1, key.width < 100_000, PlainLines.mayCut(key.runs, key.style) else { return nil }
        let found = of(key.runs, style: key.style, width: .greatestFiniteMagnitude)
        return found.plain != nil && found.size.width <= key.width ? found : nil
    }

    static func fontsChanged() {
        PangoFonts.fontsChanged()
        generation += 1
        cache = [:]
        older = [:]
    }

    private init(_ runs: [TextRun], _ style: TextStyle, _ width: CGFloat) {
        self.runs = runs
        self.style = style
        self.width = width
        hasAttachments = runs.contains { $0.attachment != nil }
        func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
        let mayCut = PlainLines.mayCut(runs, style), layout = Self.makeLayout(runs, style, isPlain: mayCut)
        let room = width < 100_000 ? Int32((width * CGFloat(PANGO_SCALE)).rounded(.down)) : nil
        if mayCut, let lines = PlainLines(layout, width: room), style.lineLimit == 0 || lines.count <= style.lineLimit {
            g_object_unref(UnsafeMutableRawPointer(layout))
            plain = lines
            size = CGSize(width: points(lines.width).rounded(.up), height: points(lines.height).rounded(.up))
            exactHeight = points(lines.height)
            firstBaseline = points(lines.firstBaseline)
            lastBaseline = points(lines.lastBaseline)
            lineCount = lines.count
            isTruncated = false
            return
        }
        plain = nil
        pango = layout
        if let room { pango_layout_set_width(layout, room) }
        var logical = PangoRectangle()
        pango_layout_get_extents(layout, nil, &logical)
        size = CGSize(width: points(logical.width).rounded(.up), height: points(logical.height).rounded(.up))
        exactHeight = points(logical.height)
        firstBaseline = points(pango_layout_get_baseline(layout))
        lineCount = Int(pango_layout_get_line_count(layout))
        isTruncated = pango_layout_is_ellipsized(layout) != 0
        let iterator = pango_layout_get_iter(layout)
        while pango_layout_iter_next_line(iterator) != 0 {}
        lastBaseline = points(pango_layout_iter_get_baseline(iterator))
        pango_layout_iter_free(iterator)
    }

    deinit { if let pango { g_object_unref(UnsafeMutableRawPointer(pango)) } }

    /// Pango's layout, with the places of all characters.
    var layout: OpaquePointer {
        if let pango { return pango }
        let made = Self.makeLayout(runs, style, isPlain: true)
        if width < 100_000 { pango_layout_set_width(made, Int32((width * CGFloat(PANGO_SCALE)).rounded(.down))) }
        pango = made
        return made
    }

    private static func makeLayout(_ runs: [TextRun], _ style: TextStyle, isPlain: Bool) -> OpaquePointer {
        let layout = pango_layout_new(PangoFonts.context)!
        let text = runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
        // Pango counts UTF-8 bytes.
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        pango_layout_set_font_description(layout, PangoFonts.description(runs.first?.font ?? .systemFont(ofSize: 15)))
        let attributes = TextAttributes.make(runs, traits: nil)
        if isPlain, text.utf8.allSatisfy({ $0 < 0x80 }) {
            // What fonts do to join letters and accents takes half of the time of shaping; ASCII has no accents to join.
            pango_attr_list_insert(attributes, pango_attr_font_features_new("ccmp 0, locl 0"))
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        apply(style, to: layout, text)
        return layout
    }

    private static func apply(_ style: TextStyle, to layout: OpaquePointer, _ text: String) {
        pango_layout_set_wrap(layout, style.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        if style.lineLimit > 0 {
            // Pango's own measure: a negative height is a number of lines.
            pango_layout_set_height(layout, Int32(-style.lineLimit))
            let ellipsize: PangoEllipsizeMode =
                switch style.lineBreakMode {
                case .byTruncatingHead: PANGO_ELLIPSIZE_START
                case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
                default: PANGO_ELLIPSIZE_END
                }
            pango_layout_set_ellipsize(layout, ellipsize)
        }
        if style.lineSpacing > 0 { pango_layout_set_spacing(layout, Int32(style.lineSpacing * CGFloat(PANGO_SCALE))) }
        pango_layout_set_alignment(layout, alignment(style, text))
        if style.alignment == .justified { pango_layout_set_justify(layout, 1) }
    }

    /// Pango turns left into right for a paragraph that reads from the right; asking for a side has to undo that.
    private static func alignment(_ style: TextStyle, _ text: String) -> PangoAlignment {
        if style.alignment == .center { return PANGO_ALIGN_CENTER }
        let readsFromRight = text.readsFromRight
        let isRight: Bool =
            switch style.alignment {
            case .right: true
            case .left: false
            default: readsFromRight || style.isRightToLeft
            }
        return isRight == readsFromRight ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    }

    // MARK: Drawing

    func draw(_ canvas: Canvas, at origin: CGPoint, color: RGBA) {
        if let plain { return plain.draw(canvas, at: origin, color: color) }
        colour(for: canvas.traits)
        let tint = color
        canvas.save()
        canvas.translate(origin.x, origin.y)
        var color = color.gdk
        gtk_snapshot_append_layout(canvas.snapshot, layout, &color)
        canvas.restore()
        if hasAttachments { drawAttachments(canvas, at: origin, color: tint) }
    }

    private func colour(for traits: UITraitCollection) {
        guard colouredFor != traits, runs.contains(where: \.hasColors) else { return }
        colouredFor = traits
        let attributes = TextAttributes.make(runs, traits: traits)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
    }

    // MARK: Places

    /// The run under a point of the text, for links.
    package func run(at point: CGPoint) -> TextRun? {
        var index: Int32 = 0, trailing: Int32 = 0
        let scale = CGFloat(PANGO_SCALE)
        guard pango_layout_xy_to_index(layout, Int32(point.x * scale), Int32(point.y * scale), &index, &trailing) != 0
        else { return nil }
        var end = 0
        for run in runs {
            end += run.text.utf8.count
            if Int(index) < end { return run }
        }
        return nil
    }
}
