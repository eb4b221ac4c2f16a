import Foundation

/// A picture as bytes.
public struct DecodedPicture: Sendable, Hashable {
    /// Four bytes each, red, green, blue and alpha, row by row without padding.
    public var rgba: [UInt8]
    /// Of ``rgba``, in pixels.
    public var width: Int
    /// Of ``rgba``, in pixels.
    public var height: Int
    /// Of the picture before it was scaled down, in pixels, turned upright.
    public var originalSize: (width: Int, height: Int) {
        get { (originalWidth, originalHeight) }
        set { (originalWidth, originalHeight) = newValue }
    }
    private var originalWidth: Int
    private var originalHeight: Int

    /// A picture of `width` by `height` pixels, four bytes each: red, green, blue, alpha.
    public init(rgba: [UInt8], width: Int, height: Int, originalSize: (width: Int, height: Int)? = nil) {
        self.rgba = rgba
        self.width = width
        self.height = height
        originalWidth = originalSize?.width ?? width
        originalHeight = originalSize?.height ?? height
    }
}

/// Reads a picture file and scales it down to at most `maxSide` pixels on its longer side; nil for a file it cannot read.
///
/// The platform brings one, since the client kit knows no picture formats. It is called off the main thread.
public typealias PictureDecoder = @Sendable (_ file: URL, _ maxSide: Int) -> DecodedPicture?

extension AttachmentPayload {
    /// Adds what can be seen from the picture itself and was not given: its size and its blurred impression.
    ///
    /// - Parameter file: Where the kit's own copy of the picture is.
    mutating func describePicture(_ file: URL, with decoder: PictureDecoder?) {
        guard kind == .image, blurHash == nil || width == nil, let picture = decoder?(file, 64) else { return }
        if width == nil || height == nil { (width, height) = picture.originalSize }
        blurHash = blurHash ?? BlurHash.encode(rgba: picture.rgba, width: picture.width, height: picture.height)
    }
}
