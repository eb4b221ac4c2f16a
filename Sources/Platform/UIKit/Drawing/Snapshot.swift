import Foundation
internal import CGtk

/// Pictures of views, byte for byte the same on each run.
@MainActor package enum Snapshot {
    /// Draws a view tree without any window or display.
    package static func png(of view: UIView, scale: CGFloat = 1) -> [UInt8] {
        // Text and nodes need GTK's types to be registered; whether there is a display does not matter.
        _ = Display.isAvailable
        Flush.now()
        view.layoutIfNeeded()
        let snapshot = gtk_snapshot_new()!
        view.drawTree(snapshot)
        return png(gtk_snapshot_free_to_node(snapshot), size: view.bounds.size, scale: scale)
    }

    /// Draws what the widgets of a shown window draw, native inputs included.
    package static func png(ofWindow window: UIWindow, scale: CGFloat = 1) -> [UInt8] {
        guard let widget = window.widget else { return png(of: window, scale: scale) }
        Flush.now()
        // GTK places widgets and records what they draw in its frames only.
        window.drawFrame()
        let paintable = gtk_widget_paintable_new(widget)!
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot = gtk_snapshot_new()!
        gdk_paintable_snapshot(paintable, snapshot, Double(window.bounds.width), Double(window.bounds.height))
        return png(gtk_snapshot_free_to_node(snapshot), size: window.bounds.size, scale: scale)
    }

    /// Records what GTK would paint of a view tree, and drops it: the work of a frame before the renderer's, for measuring.
    package static func record(_ view: UIView) {
        let snapshot = gtk_snapshot_new()!
        view.drawTree(snapshot)
        if let node = gtk_snapshot_free_to_node(snapshot) { gsk_render_node_unref(node) }
    }

    private static func png(_ node: OpaquePointer?, size: CGSize, scale: CGFloat) -> [UInt8] {
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32((size.width * scale).rounded(.up)), Int32((size.height * scale).rounded(.up)))
        defer { cairo_surface_destroy(surface) }
        let cr = cairo_create(surface)!
        cairo_scale(cr, Double(scale), Double(scale))
        if let node {
            gsk_render_node_draw(node, cr)
            gsk_render_node_unref(node)
        }
        cairo_destroy(cr)
        cairo_surface_flush(surface)
        return encode(surface)
    }

    private static func encode(_ surface: OpaquePointer?) -> [UInt8] {
        final class Bytes { var bytes: [UInt8] = [] }
        let target = Bytes()
        cairo_surface_write_to_png_stream(
            surface,
            { target, data, count in
                let bytes = Unmanaged<Bytes>.fromOpaque(target!).takeUnretainedValue()
                bytes.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(target).toOpaque())
        return target.bytes
    }
}
