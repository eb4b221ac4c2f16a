import Foundation
internal import CGtk

/// Pixels to draw into with cairo.
@MainActor final class Bitmap {
    let size: CGSize
    /// Pixels a point.
    let scale: CGFloat
    let width: Int32
    let height: Int32
    /// y points up.
    let isFlipped: Bool
    private let isMask: Bool
    private let surface: OpaquePointer
    private let cr: OpaquePointer
    private var snapshot: UInt = 0

    /// nil for a size without pixels, or with more than GTK can hold.
    init?(size: CGSize, scale: CGFloat, isMask: Bool = false, isFlipped: Bool = false) {
        let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
        guard width > 0, height > 0, width <= 16384, height <= 16384,
            let surface = cairo_image_surface_create(
                isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let cr = cairo_create(surface)
        else { return nil }
        (self.size, self.scale, self.width, self.height) = (size, scale, Int32(width), Int32(height))
        (self.isMask, self.isFlipped, self.surface, self.cr) = (isMask, isFlipped, surface, cr)
    }

    /// The pixels of a picture.
    convenience init?(_ image: CGImage) {
        self.init(size: CGSize(width: image.width, height: image.height), scale: 1)
        gdk_texture_download(
            image.texture.pointer, cairo_image_surface_get_data(surface), gsize(cairo_image_surface_get_stride(surface))
        )
        cairo_surface_mark_dirty(surface)
    }

    deinit {
        cairo_destroy(cr)
        cairo_surface_destroy(surface)
        if snapshot != 0 { g_object_unref(UnsafeMutableRawPointer(bitPattern: snapshot)) }
    }

    /// Keeps a snapshot that belongs to the context, and ends with it.
    func own(_ snapshot: OpaquePointer) { self.snapshot = UInt(bitPattern: snapshot) }

    /// cairo in points; `cairo_restore` ends it.
    func begin(at origin: CGPoint) -> OpaquePointer {
        cairo_save(cr)
        cairo_scale(cr, Double(scale), Double(scale))
        if isFlipped {
            cairo_translate(cr, 0, Double(size.height))
            cairo_scale(cr, 1, -1)
        }
        cairo_translate(cr, Double(-origin.x), Double(-origin.y))
        return cr
    }

    func flush() { cairo_surface_flush(surface) }

    /// Makes the pixels what another context draws with, their corner at a point.
    func setSource(of other: OpaquePointer, at origin: CGPoint) {
        cairo_translate(other, Double(origin.x), Double(origin.y))
        cairo_scale(other, 1 / Double(scale), 1 / Double(scale))
        cairo_set_source_surface(other, surface, 0, 0)
    }

    /// Paints another context's source through the pixels' alpha, stretched over a rectangle.
    func mask(_ other: OpaquePointer, in rect: CGRect) {
        flush()
        cairo_translate(other, Double(rect.minX), Double(rect.minY))
        cairo_scale(other, Double(rect.width) / Double(width), Double(rect.height) / Double(height))
        cairo_mask_surface(other, surface, 0, 0)
    }

    /// A copy that stays as it is.
    func texture() -> Texture? {
        flush()
        guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let bytes = g_bytes_new(pixels, gsize(stride * Int(height)))
        defer { g_bytes_unref(bytes) }
        return gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
            .map(Texture.init)
    }

    /// Makes a mask soft: three averages one after another come close to a Gaussian whose width is half of the blur.
    func blur(_ blur: CGFloat) {
        let radius = Int((blur * scale / 2 * 0.94).rounded())
        guard isMask, radius > 0 else { return }
        flush()
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface)), columns = Int(width), rows = Int(height)
        var line = [UInt8](repeating: 0, count: max(columns, rows))
        for _ in 0..<3 {
            for row in 0..<rows { Self.average(data + row * stride, columns, step: 1, radius, &line) }
            for column in 0..<columns { Self.average(data + column, rows, step: stride, radius, &line) }
        }
        cairo_surface_mark_dirty(surface)
    }

    private static func average(
        _ pixels: UnsafeMutablePointer<UInt8>, _ count: Int, step: Int, _ radius: Int, _ line: inout [UInt8]
    ) {
        for index in 0..<count { line[index] = pixels[index * step] }
        let room = 2 * radius + 1
        var sum = 0
        for index in 0..<min(radius, count) { sum += Int(line[index]) }
        for index in 0..<count {
            if index + radius < count { sum += Int(line[index + radius]) }
            pixels[index * step] = UInt8(sum / room)
            if index >= radius { sum -= Int(line[index - radius]) }
        }
    }
}
