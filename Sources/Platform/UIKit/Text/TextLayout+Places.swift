import Foundation
internal import CGtk

extension TextLayout {
    private static var scale: CGFloat { CGFloat(PANGO_SCALE) }
    private var text: String { runs.map(\.text).joined() }

    /// The index in UTF-16 of the character under a point, and how far across it the point is, 0 to 1. A point outside of the
    /// text gives the nearest character.
    func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        var byte: Int32 = 0, trailing: Int32 = 0
        pango_layout_xy_to_index(
            layout, Int32(point.x * Self.scale), Int32(point.y * Self.scale), &byte, &trailing)
        let index = utf16(Int(byte))
        let box = rect(of: NSRange(location: index, length: 1))
        return (index, box.width > 0 ? max(0, min(1, (point.x - box.minX) / box.width)) : 0)
    }

    /// The box around a range in UTF-16.
    func rect(of range: NSRange) -> CGRect {
        let first = caret(at: range.location), last = caret(at: range.location + range.length)
        // Carets of one line have different heights where the fonts do.
        guard last.minY >= first.maxY else {
            let (top, bottom) = (min(first.minY, last.minY), max(first.maxY, last.maxY))
            return CGRect(
                x: min(first.minX, last.minX), y: top, width: abs(last.minX - first.minX), height: bottom - top)
        }
        return CGRect(x: 0, y: first.minY, width: size.width, height: last.maxY - first.minY)
    }

    /// Where the caret stands before a character; one point wide.
    func caret(at index: Int) -> CGRect {
        var strong = PangoRectangle()
        pango_layout_get_cursor_pos(layout, Int32(byte(index)), &strong, nil)
        return CGRect(
            x: CGFloat(strong.x) / Self.scale, y: CGFloat(strong.y) / Self.scale, width: 1,
            height: CGFloat(strong.height) / Self.scale)
    }

    /// The lines from the top: their boxes, and what they hold in UTF-16.
    package var lines: [(rect: CGRect, range: NSRange)] {
        var found: [(CGRect, NSRange)] = []
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
            var box = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &box)
            let start = Int(line.pointee.start_index), end = start + Int(line.pointee.length)
            let low = utf16(start)
            found.append(
                (
                    CGRect(
                        x: CGFloat(box.x) / Self.scale, y: CGFloat(box.y) / Self.scale,
                        width: CGFloat(box.width) / Self.scale, height: CGFloat(box.height) / Self.scale),
                    NSRange(location: low, length: utf16(end) - low)
                ))
        } while pango_layout_iter_next_line(iterator) != 0
        return found
    }

    // Pango counts UTF-8 bytes, Foundation UTF-16.
    private func utf16(_ byte: Int) -> Int {
        let text = text, utf8 = text.utf8
        let index = utf8.index(utf8.startIndex, offsetBy: max(0, min(byte, utf8.count)))
        return text.utf16.distance(from: text.startIndex, to: index)
    }

    private func byte(_ utf16: Int) -> Int {
        let text = text
        let index = text.utf16.index(text.startIndex, offsetBy: max(0, min(utf16, text.utf16.count)))
        return text.utf8.distance(from: text.startIndex, to: index)
    }
}
