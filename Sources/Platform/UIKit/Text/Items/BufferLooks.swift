import Foundation
internal import CGtk
internal import GtkShim

/// Puts the looks of runs on the text of GTK's buffer.
@MainActor final class BufferLooks {
    private var tags: [OpaquePointer] = []

    /// - Parameter runs: Together they are all of the buffer's text.
    func apply(
        _ runs: [TextRun], paragraph: NSParagraphStyle?, to buffer: UnsafeMutablePointer<GtkTextBuffer>,
        color: (UIColor) -> RGBA
    ) {
        clear(buffer)
        var start: Int32 = 0
        for run in runs {
            let end = start + Int32(run.text.unicodeScalars.count)
            defer { start = end }
            if let attachment = run.attachment {
                insert(attachment, at: start, buffer, tint: color(run.color ?? .label))
            }
            add(buffer, start, end) { tag in
                let style = "\(run.font.isItalic ? " Italic" : "")"
                shim_set_string(
                    tag, "font", "\(run.font.familyName)\(style) \(run.font.pointSize * Desktop.textScale)px")
                shim_set_int(tag, "weight", run.font.weight.css)
                if let tint = run.color { shim_set_string(tag, "foreground", color(tint).css) }
                if let ground = run.background { shim_set_string(tag, "background", color(ground).css) }
                if run.isUnderlined { shim_set_int(tag, "underline", Int32(PANGO_UNDERLINE_SINGLE.rawValue)) }
                if run.isStruckThrough { shim_set_bool(tag, "strikethrough", 1) }
                if run.baselineOffset != 0 {
                    shim_set_int(tag, "rise", Int32(run.baselineOffset * CGFloat(PANGO_SCALE)))
                }
                if run.kern != 0 { shim_set_int(tag, "letter-spacing", Int32(run.kern * CGFloat(PANGO_SCALE))) }
            }
        }
        guard let paragraph else { return }
        add(buffer, 0, start) { tag in
            if paragraph.lineSpacing > 0 {
                shim_set_int(tag, "pixels-inside-wrap", Int32(paragraph.lineSpacing))
                shim_set_int(tag, "pixels-below-lines", Int32(paragraph.lineSpacing))
            }
            let sides: [NSTextAlignment: GtkJustification] = [
                .left: GTK_JUSTIFY_LEFT, .right: GTK_JUSTIFY_RIGHT, .center: GTK_JUSTIFY_CENTER,
            ]
            if let side = sides[paragraph.alignment] { shim_set_int(tag, "justification", Int32(side.rawValue)) }
        }
    }

    func clear(_ buffer: UnsafeMutablePointer<GtkTextBuffer>) {
        let table = gtk_text_buffer_get_tag_table(buffer)
        for tag in tags { gtk_text_tag_table_remove(table, Self.tag(tag)) }
        tags = []
    }

    private static func tag(_ pointer: OpaquePointer) -> UnsafeMutablePointer<GtkTextTag> {
        UnsafeMutablePointer(pointer)
    }

    private func add(
        _ buffer: UnsafeMutablePointer<GtkTextBuffer>, _ start: Int32, _ end: Int32,
        _ style: (UnsafeMutableRawPointer) -> Void
    ) {
        guard end > start, let tag = gtk_text_tag_new(nil) else { return }
        style(UnsafeMutableRawPointer(tag))
        gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
        var from = GtkTextIter(), to = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &from, start)
        gtk_text_buffer_get_iter_at_offset(buffer, &to, end)
        gtk_text_buffer_apply_tag(buffer, tag, &from, &to)
        g_object_unref(UnsafeMutableRawPointer(tag))
        tags.append(OpaquePointer(tag))
    }

    /// Puts the picture in the place of the character that stands for it.
    private func insert(
        _ attachment: NSTextAttachment, at offset: Int32, _ buffer: UnsafeMutablePointer<GtkTextBuffer>, tint: RGBA
    ) {
        var from = GtkTextIter(), to = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &from, offset)
        gtk_text_buffer_get_iter_at_offset(buffer, &to, offset + 1)
        guard gtk_text_iter_get_paintable(&from) == nil, let image = attachment.image,
            let snapshot = gtk_snapshot_new()
        else { return }
        let size = attachment.shownBounds.size
        image.draw(
            Canvas(snapshot: snapshot, traits: .current), in: CGRect(origin: .zero, size: size),
            tint: image.isTemplate ? tint : nil)
        var room = graphene_size_t(width: Float(size.width), height: Float(size.height))
        guard let picture = gtk_snapshot_free_to_paintable(snapshot, &room) else { return }
        gtk_text_buffer_delete(buffer, &from, &to)
        gtk_text_buffer_insert_paintable(buffer, &from, picture)
        g_object_unref(UnsafeMutableRawPointer(picture))
    }
}
