import Foundation
internal import CGtk

extension UIImage {
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    // MARK: Files

    /// A picture among the resources of the app: `name`, `name.png`, `name.jpg`, or one for a finer display.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let bundle = bundle ?? .main
        for candidate in ["\(name)@2x", name] {
            for kind in ["png", "jpg", "jpeg", "webp", "gif", ""] {
                guard let path = bundle.path(forResource: candidate, ofType: kind.isEmpty ? nil : kind),
                    let data = FileManager.default.contents(atPath: path)
                else { continue }
                self.init(data: data, scale: candidate.hasSuffix("@2x") ? 2 : 1)
                return
            }
        }
        return nil
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// The file's bytes as JPEG, with a quality between 0 and 1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard case .texture(let texture) = content, let pixbuf = gdk_pixbuf_get_from_texture(texture.pointer) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let quality = "\(Int((min(max(compressionQuality, 0), 1) * 100).rounded()))"
        var buffer: UnsafeMutablePointer<CChar>?, size: gsize = 0
        var keys: [UnsafeMutablePointer<CChar>?] = [strdup("quality"), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [strdup(quality), nil]
        defer { for text in keys + values { free(text) } }
        guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, nil) != 0, let buffer else {
            return nil
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }

    // MARK: Thumbnails

    /// A smaller copy, made at once.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard case .texture(let texture) = content, let smaller = Texture.decode(texture.png(), fitting: size) else {
            return self
        }
        return UIImage(
            content: .texture(smaller), size: CGSize(width: smaller.width / scale, height: smaller.height / scale),
            scale: scale, renderingMode: renderingMode)
    }
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { [self] in completionHandler(preparingThumbnail(of: size)) }
    }
    /// Pictures here are decoded already.
    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }

    // MARK: Variants

    public var isSymbolImage: Bool { symbolName != nil }
    public var symbolConfiguration: SymbolConfiguration? {
        if case .symbol(_, let configuration) = content { configuration } else { nil }
    }
    public var configuration: Configuration? { symbolConfiguration }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
    }

    /// The edges keep their size when it is drawn larger; what lies between is stretched.
    public func resizableImage(withCapInsets caps: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        let source = self
        return UIImage(
            content: .drawing { canvas, rect in NineParts(source.size, caps).draw(source, canvas, in: rect) },
            size: size,
            scale: scale, renderingMode: renderingMode)
    }

    public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
        resizableImage(
            withCapInsets: UIEdgeInsets(
                top: CGFloat(top), left: CGFloat(left), bottom: size.height - CGFloat(top) - 1,
                right: size.width - CGFloat(left) - 1))
    }

    public func withHorizontallyFlippedOrientation() -> UIImage {
        let source = self
        return UIImage(
            content: .drawing { canvas, rect in
                canvas.save()
                canvas.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX * 2 + rect.width, ty: 0))
                source.draw(canvas, in: rect, tint: nil)
                canvas.restore()
            }, size: size, scale: scale, renderingMode: renderingMode)
    }

    /// Mirrored where people read from the right.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        let source = self, flipped = withHorizontallyFlippedOrientation()
        return UIImage(
            content: .drawing { canvas, rect in
                (canvas.traits.layoutDirection == .rightToLeft ? flipped : source).draw(canvas, in: rect, tint: nil)
            }, size: size, scale: scale, renderingMode: renderingMode)
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }

    @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    // MARK: Series

    /// Pictures shown one after another; an image view plays them.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let made = UIImage(
            content: first.content, size: first.size, scale: first.scale, renderingMode: first.renderingMode)
        made.series = Series(images: images, duration: duration > 0 ? duration : Double(images.count) / 30)
        return made
    }
    public var images: [UIImage]? { series?.images }
    public var duration: TimeInterval { series?.duration ?? 0 }

    struct Series {
        let images: [UIImage]
        let duration: TimeInterval
    }
}

/// The nine parts of a picture whose edges keep their size.
@MainActor private struct NineParts {
    private let size: CGSize
    private let caps: UIEdgeInsets

    init(_ size: CGSize, _ caps: UIEdgeInsets) {
        self.size = size
        self.caps = caps
    }

    func draw(_ image: UIImage, _ canvas: Canvas, in rect: CGRect) {
        let sourceX = [0, caps.left, size.width - caps.right, size.width]
        let sourceY = [0, caps.top, size.height - caps.bottom, size.height]
        let targetX = [rect.minX, rect.minX + caps.left, rect.maxX - caps.right, rect.maxX]
        let targetY = [rect.minY, rect.minY + caps.top, rect.maxY - caps.bottom, rect.maxY]
        for row in 0..<3 {
            for column in 0..<3 {
                let from = CGRect(
                    x: sourceX[column], y: sourceY[row], width: sourceX[column + 1] - sourceX[column],
                    height: sourceY[row + 1] - sourceY[row])
                let to = CGRect(
                    x: targetX[column], y: targetY[row], width: targetX[column + 1] - targetX[column],
                    height: targetY[row + 1] - targetY[row])
                guard from.width > 0, from.height > 0, to.width > 0, to.height > 0 else { continue }
                // The whole picture, scaled so that this part falls on its place, cut to that place.
                let sx = to.width / from.width, sy = to.height / from.height
                canvas.pushClip(to)
                image.draw(
                    canvas,
                    in: CGRect(
                        x: to.minX - from.minX * sx, y: to.minY - from.minY * sy, width: size.width * sx,
                        height: size.height * sy), tint: nil)
                canvas.pop()
            }
        }
    }
}
