import Foundation
internal import CGtk

extension Canvas {
    /// Draws what the mask lets through. GSK 4.8 has no node for that: both are painted by cairo.
    func masked(by mask: CALayer?, in rect: CGRect, _ body: (Canvas) -> Void) {
        guard let mask else { return body(self) }
        masked(in: rect, { mask.drawTree($0) }, body)
    }

    func masked(in rect: CGRect, _ mask: (Canvas) -> Void, _ body: (Canvas) -> Void) {
        guard let content = node(body) else { return }
        defer { gsk_render_node_unref(content) }
        guard let stencil = node(mask) else { return }
        defer { gsk_render_node_unref(stencil) }
        cairo(rect) { cr in
            paint(content, where: stencil, on: cr)
        }
    }

    /// A picture of what `body` draws, nil when that is nothing; it belongs to the caller.
    func node(_ body: (Canvas) -> Void) -> OpaquePointer? {
        guard let inner = gtk_snapshot_new() else { return nil }
        body(Canvas(snapshot: inner, traits: traits))
        return gtk_snapshot_free_to_node(inner)
    }
}

/// Paints a node where another one is opaque.
private func paint(_ content: OpaquePointer, where stencil: OpaquePointer, on cr: OpaquePointer) {
    cairo_push_group(cr)
    gsk_render_node_draw(stencil, cr)
    let mask = cairo_pop_group(cr)
    cairo_push_group(cr)
    gsk_render_node_draw(content, cr)
    cairo_pop_group_to_source(cr)
    cairo_mask(cr, mask)
    cairo_pattern_destroy(mask)
}
