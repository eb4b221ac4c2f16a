import Foundation

extension TextLayout {
    /// Draws the pictures among the characters, in the room that `TextAttributes` gave them.
    func drawAttachments(_ canvas: Canvas, at origin: CGPoint, color: RGBA) {
        var start = 0
        for run in runs {
            defer { start += run.text.utf16.count }
            guard let attachment = run.attachment, let image = attachment.image else { continue }
            let line = caret(at: start), bounds = attachment.shownBounds
            // The caret is as high as its line; a picture stands on the baseline, which the first line's tells.
            let top = line.maxY - (exactHeight - lastBaseline) - bounds.height - bounds.minY
            image.draw(
                canvas,
                in: CGRect(
                    x: origin.x + line.minX, y: origin.y + max(line.minY, top), width: bounds.width,
                    height: bounds.height), tint: image.isTemplate ? run.color?.rgba(canvas.traits) ?? color : nil)
        }
    }
}

extension NSTextAttachment {
    /// The room it takes: as it says, else its image's size on the baseline.
    var shownBounds: CGRect {
        if bounds.width > 0, bounds.height > 0 { return bounds }
        return CGRect(origin: bounds.origin, size: image?.size ?? CGSize(width: 16, height: 16))
    }
}
