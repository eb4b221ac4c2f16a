import Foundation
internal import CGtk

/// The lines of a text in one font that is read from the left, as most messages are.
///
/// Pango shapes a text of several lines twice: as a whole, to find where its lines end, and then line by line. Shaping is most of what
/// showing a message costs. Here the text is shaped once, on one line, and the shaped line is cut where Pango would cut it. The
/// pieces are drawn as they are, from render nodes that are kept, and the layout is not: it is several times as large.
@MainActor final class PlainLines {
    private struct Line {
        /// The glyphs, without the space at a line's end.
        var glyphs: Range<Int>
        /// In Pango's units.
        var width: Int32
    }

    private let font: UnsafeMutablePointer<PangoFont>
    private var glyphs: [PangoGlyphInfo] = []
    private var lines: [Line] = []
    private let lineHeight: Int32
    private let baseline: Int32
    private var nodes: [OpaquePointer] = []
    private var nodesColor: RGBA?

    /// Cuts the one line of a layout without a width; nil where Pango has to do it: several fonts, a word wider than the room.
    init?(_ layout: OpaquePointer, width: Int32?) {
        guard pango_layout_get_line_count(layout) == 1, let line = pango_layout_get_line_readonly(layout, 0),
            let first = line.pointee.runs, first.pointee.next == nil, let data = first.pointee.data
        else { return nil }
        let run = data.assumingMemoryBound(to: PangoGlyphItem.self)
        let shaped = run.pointee.glyphs!, item = run.pointee.item!
        let count = pango_layout_get_character_count(layout)
        // A glyph for each character: no ligature may be cut, and places in the text are places among the glyphs.
        guard item.pointee.num_chars == count, shaped.pointee.num_glyphs == count,
            item.pointee.analysis.level == 0, let font = item.pointee.analysis.font
        else { return nil }
        var box = PangoRectangle(), places: Int32 = 0
        pango_layout_get_extents(layout, nil, &box)
        lineHeight = box.height
        baseline = pango_layout_get_baseline(layout)
        self.font = g_object_ref(font).assumingMemoryBound(to: PangoFont.self)
        glyphs = Array(UnsafeBufferPointer(start: shaped.pointee.glyphs, count: Int(count)))
        guard let characters = pango_layout_get_log_attrs_readonly(layout, &places), places > count,
            cut(characters, width ?? .max)
        else { return nil }
    }

    deinit {
        for node in nodes { gsk_render_node_unref(node) }
        g_object_unref(font)
    }

    var count: Int { lines.count }
    var width: Int32 { lines.reduce(0) { max($0, $1.width) } }
    var height: Int32 { lineHeight * Int32(lines.count) }
    var firstBaseline: Int32 { baseline }
    var lastBaseline: Int32 { baseline + lineHeight * Int32(lines.count - 1) }

    /// Fills each line with as many words as there is room for; the space after the last word needs none.
    private func cut(_ characters: UnsafePointer<PangoLogAttr>, _ room: Int32) -> Bool {
        func isSpace(_ index: Int) -> Bool { characters[index].is_white != 0 }
        var start = 0, width: Int32 = 0
        // The last place where the line may end, and how wide it is up to there.
        var end = 0, widthAtEnd: Int32 = 0
        func close() {
            let hasSpace = isSpace(end - 1)
            lines.append(
                Line(
                    glyphs: start..<(hasSpace ? end - 1 : end),
                    width: hasSpace ? widthAtEnd - glyphs[end - 1].geometry.width : widthAtEnd))
            (start, width) = (end, width - widthAtEnd)
        }
        for index in glyphs.indices {
            if index > start, characters[index].is_line_break != 0 { (end, widthAtEnd) = (index, width) }
            width += glyphs[index].geometry.width
            guard width > room, !isSpace(index) else { continue }
            guard end > start else { return false }
            close()
            guard width <= room else { return false }
        }
        (end, widthAtEnd) = (glyphs.count, width)
        close()
        return true
    }

    func draw(_ canvas: Canvas, at origin: CGPoint, color: RGBA) {
        if nodesColor != color { makeNodes(color) }
        canvas.save()
        canvas.translate(origin.x, origin.y)
        for node in nodes { gtk_snapshot_append_node(canvas.snapshot, node) }
        canvas.restore()
    }

    private func makeNodes(_ color: RGBA) {
        for node in nodes { gsk_render_node_unref(node) }
        nodesColor = color
        var color = color.gdk
        let clusters = [Int32](repeating: 0, count: glyphs.count)
        nodes = glyphs.withUnsafeMutableBufferPointer { glyphs in
            clusters.withUnsafeBufferPointer { clusters in
                lines.enumerated().compactMap { number, line in
                    // A view onto the line's part of the glyphs; the node copies them.
                    var piece = PangoGlyphString(
                        num_glyphs: Int32(line.glyphs.count), glyphs: glyphs.baseAddress! + line.glyphs.lowerBound,
                        log_clusters: UnsafeMutablePointer(mutating: clusters.baseAddress!), space: 0)
                    let y = baseline + lineHeight * Int32(number)
                    var origin = CGPoint(x: 0, y: CGFloat(y) / CGFloat(PANGO_SCALE)).graphene
                    return gsk_text_node_new(font, &piece, &color, &origin)
                }
            }
        }
    }
}
