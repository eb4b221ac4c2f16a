import Foundation
internal import CGtk

@preconcurrency @MainActor open class UIGraphicsRendererFormat: NSObject {
    open var bounds: CGRect { .zero }
}

/// How a renderer's pictures are made.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
    /// Pixels a point.
    open var scale: CGFloat = 1
    open var opaque = false
    open var preferredRange = Range.automatic

    open class func `default`() -> Self { make(UIScreen.main.scale) }
    open class func preferred() -> Self { make(UIScreen.main.scale) }

    public required override init() { super.init() }

    private class func make(_ scale: CGFloat) -> Self {
        let format = self.init()
        format.scale = scale
        return format
    }
}

/// What a renderer's closure draws with.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, _ size: CGSize) {
        cgContext = context
        self.format = format
        self.size = size
    }

    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.blending(blendMode, alpha: nil) { cgContext.fill(rect) }
    }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.blending(blendMode, alpha: nil) { cgContext.stroke(rect) }
    }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    /// What was drawn until now.
    public var currentImage: UIImage { cgContext.image() ?? UIImage(content: .drawing { _, _ in }, size: size) }
}

/// Draws pictures off the screen.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = CGContext(bounds, scale: format.scale, isOpaque: format.opaque) else {
            return UIImage(content: .drawing { _, _ in }, size: bounds.size)
        }
        let outer = CGContext.current
        CGContext.current = context
        actions(UIGraphicsImageRendererContext(context, format, bounds.size))
        CGContext.current = outer
        return context.image() ?? UIImage(content: .drawing { _, _ in }, size: bounds.size)
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// - Parameter compressionQuality: 0 to 1.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

extension CGContext {
    /// A context of pixels with y pointing down, as views have.
    convenience init?(_ bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
        // Nodes need GTK's types to be registered; whether there is a display does not matter.
        _ = Display.isAvailable
        guard let bitmap = Bitmap(size: bounds.size, scale: scale), let snapshot = gtk_snapshot_new() else {
            return nil
        }
        self.init(canvas: Canvas(snapshot: snapshot, traits: .current), rect: bounds, bitmap: bitmap)
        bitmap.own(snapshot)
        if isOpaque { fill(bounds) }
    }

    /// What was drawn until now.
    func image() -> UIImage? {
        guard let bitmap, let pixels = makeImage() else { return nil }
        return UIImage(content: .texture(pixels.texture), size: bitmap.size, scale: bitmap.scale)
    }
}

extension Texture {
    /// Draws with nodes into pixels.
    @MainActor static func draw(size: CGSize, scale: CGFloat, _ body: (Canvas) -> Void) -> Texture? {
        _ = Display.isAvailable
        let width = Int32((size.width * scale).rounded(.up)), height = Int32((size.height * scale).rounded(.up))
        guard width > 0, height > 0, width <= 16384, height <= 16384, let snapshot = gtk_snapshot_new() else {
            return nil
        }
        body(Canvas(snapshot: snapshot, traits: .current))
        let node = gtk_snapshot_free_to_node(snapshot)
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        defer { cairo_surface_destroy(surface) }
        let cr = cairo_create(surface)!
        cairo_scale(cr, Double(scale), Double(scale))
        if let node {
            gsk_render_node_draw(node, cr)
            gsk_render_node_unref(node)
        }
        cairo_destroy(cr)
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let bytes = g_bytes_new(pixels, gsize(stride * Int(height)))
        defer { g_bytes_unref(bytes) }
        return gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
            .map(Texture.init)
    }
}
