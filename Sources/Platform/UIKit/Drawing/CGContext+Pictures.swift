import Foundation
internal import CGtk

extension CGContext {
    /// Draws pixels. As on Apple's systems the picture's top is where y is largest: in a view, whose y points down, it stands on
    /// its head unless the context is turned over; `UIImage.draw(in:)` draws upright.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        saveGState()
        translateBy(x: rect.minX, y: rect.maxY)
        scaleBy(x: 1, y: -1)
        draw { canvas in
            canvas.texture(image.texture.pointer, in: CGRect(origin: .zero, size: rect.size))
        }
        restoreGState()
    }

    /// Draws from now on only where the picture is opaque; like a drawn picture the mask's top is where y is largest.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard let surface = Bitmap(mask) else { return }
        let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
        state.mask = Mask(
            surface: surface, rect: CGRect(origin: .zero, size: rect.size),
            transform: turned.concatenating(state.transform))
    }

    /// What was drawn until now. nil inside a view's `draw(_:)`, whose drawing has no pixels yet: draw into a
    /// `UIGraphicsImageRenderer` instead.
    public func makeImage() -> CGImage? {
        guard let bitmap, layers.isEmpty else { return nil }
        finish()
        return bitmap.texture().map(CGImage.init)
    }

    /// In pixels; 0 inside a view's `draw(_:)`.
    public var width: Int { bitmap.map { Int($0.width) } ?? 0 }
    /// In pixels; 0 inside a view's `draw(_:)`.
    public var height: Int { bitmap.map { Int($0.height) } ?? 0 }
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
    public var bitsPerPixel: Int { bitmap == nil ? 0 : 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// A context of its own pixels, with y pointing up.
    ///
    /// - Parameters:
    ///   - data: Must be nil: pixels are kept by the context. With memory of the caller's there is no context.
    ///   - space: Everything is drawn in sRGB, whatever the space.
    ///   - bitmapInfo: Pixels have premultiplied alpha, whatever it says.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        _ = Display.isAvailable
        guard data == nil, let snapshot = gtk_snapshot_new(),
            let bitmap = Bitmap(size: CGSize(width: width, height: height), scale: 1, isFlipped: true)
        else { return nil }
        self.init(
            canvas: Canvas(snapshot: snapshot, traits: .current),
            rect: CGRect(x: 0, y: 0, width: width, height: height),
            bitmap: bitmap)
        bitmap.own(snapshot)
    }
}

/// Where a pixel keeps its alpha. All pixels here are premultiplied, with alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of a pixel's bytes, which is the system's here.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
