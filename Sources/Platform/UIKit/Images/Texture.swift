import Foundation
internal import CGtk

/// Decoded pixels, as GDK keeps them. May be made on any thread.
final class Texture: @unchecked Sendable {
    // `GdkTexture` is immutable, and GObject's reference counts are atomic.
    let pointer: OpaquePointer
    let width: CGFloat
    let height: CGFloat

    var cost: Int { Int(width * height) * 4 }

    /// Takes over the reference.
    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
        width = CGFloat(gdk_texture_get_width(pointer))
        height = CGFloat(gdk_texture_get_height(pointer))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// Decodes PNG, JPEG, GIF, WebP and what else the system's loaders know, no larger than asked for. Turns the picture as
    /// its camera says.
    static func decode(_ bytes: [UInt8], fitting limit: CGSize?) -> Texture? {
        guard !bytes.isEmpty else { return nil }
        let loader = gdk_pixbuf_loader_new()!
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        var box =
            limit.map { Limit(width: Int32($0.width.rounded(.up)), height: Int32($0.height.rounded(.up))) }
            ?? Limit(width: 8192, height: 8192)
        return withUnsafeMutablePointer(to: &box) { box in
            let sized:
                @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?) -> Void =
                    { loader, width, height, box in
                        Limit.apply(to: loader, width, height, box!.assumingMemoryBound(to: Limit.self).pointee)
                    }
            g_signal_connect_data(
                UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(sized, to: GCallback.self), box, nil,
                GConnectFlags(0))
            let written = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
            let closed = gdk_pixbuf_loader_close(loader, nil) != 0
            guard written, closed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
                let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
            else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
            return gdk_texture_new_for_pixbuf(upright).map(Texture.init)
        }
    }

    private struct Limit {
        var width: Int32
        var height: Int32

        /// Fills the box with the smaller side, so that a cropped avatar stays sharp; never enlarges.
        static func apply(
            to loader: UnsafeMutablePointer<GdkPixbufLoader>?, _ width: Int32, _ height: Int32, _ limit: Limit
        ) {
            guard width > 0, height > 0 else { return }
            let scale = max(Double(limit.width) / Double(width), Double(limit.height) / Double(height))
            guard scale < 1 else { return }
            gdk_pixbuf_loader_set_size(
                loader, max(1, Int32((Double(width) * scale).rounded())),
                max(1, Int32((Double(height) * scale).rounded())))
        }
    }

    @MainActor func draw(_ canvas: Canvas, in rect: CGRect, tint: RGBA?) {
        guard let tint else { return canvas.texture(pointer, in: rect) }
        drawTinted(canvas, tint, rect) { canvas.texture(pointer, in: rect) }
    }

    /// PNG of the pixels.
    func png() -> [UInt8] {
        guard let bytes = gdk_texture_save_to_png_bytes(pointer) else { return [] }
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        guard let data = g_bytes_get_data(bytes, &size) else { return [] }
        return Array(UnsafeRawBufferPointer(start: data, count: Int(size)))
    }
}

/// Draws in one colour what has the alpha of the given drawing: a colour matrix that keeps alpha and replaces the rest.
@MainActor private func drawTinted(_ canvas: Canvas, _ tint: RGBA, _ rect: CGRect, _ body: () -> Void) {
    var matrix = graphene_matrix_t()
    var values: [Float] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Float(tint.alpha)]
    graphene_matrix_init_from_float(&matrix, &values)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, Float(tint.red), Float(tint.green), Float(tint.blue), 0)
    gtk_snapshot_push_color_matrix(canvas.snapshot, &matrix, &offset)
    body()
    canvas.pop()
}
