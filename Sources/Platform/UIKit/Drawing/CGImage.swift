import Foundation

/// The pixels of a picture.
public final class CGImage: @unchecked Sendable {
    // The texture is immutable.
    let texture: Texture

    init(_ texture: Texture) { self.texture = texture }

    /// In pixels.
    public var width: Int { Int(texture.width) }
    /// In pixels.
    public var height: Int { Int(texture.height) }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }

    /// A part, in pixels from the top left; nil when none of the picture is in the rectangle.
    @preconcurrency @MainActor public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: texture.width, height: texture.height)
        let part = rect.integral.intersection(whole)
        guard !part.isEmpty else { return nil }
        return Texture.draw(size: part.size, scale: 1) { canvas in
            canvas.translate(-part.minX, -part.minY)
            canvas.texture(texture.pointer, in: whole)
        }.map(CGImage.init)
    }
}

extension UIImage {
    /// The picture's pixels; symbols and drawings are drawn for it, in black.
    @preconcurrency @MainActor public var cgImage: CGImage? {
        if case .texture(let texture) = content { return CGImage(texture) }
        return Texture.draw(size: size, scale: scale) { canvas in
            draw(canvas, in: CGRect(origin: .zero, size: size), tint: nil)
        }.map(CGImage.init)
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// - Parameter orientation: Pictures are turned upright when they are read, so only `up` is of use.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let size = CGSize(width: cgImage.texture.width / scale, height: cgImage.texture.height / scale)
        self.init(content: .texture(cgImage.texture), size: size, scale: scale)
    }
}
