internal import CThumbnails
internal import Glibc

/// Makes small pictures of large ones, without a display. Each call decodes on the caller's thread.
public enum Thumbnail {
    /// How the picture comes to the size that was asked for.
    public enum Method: String, Sendable, Hashable {
        /// Fits into the size and keeps its shape.
        case scale
        /// Fills the size exactly; what stands over is cut off on both sides.
        case crop
    }

    /// What a thumbnail is to be.
    public struct Request: Sendable, Hashable {
        public var width: Int
        public var height: Int
        public var method: Method
        /// Pictures with more pixels than this are not decoded: a small file can hold a huge one.
        public var mostPixels = 50_000_000

        public init(width: Int, height: Int, method: Method) {
            self.width = width
            self.height = height
            self.method = method
        }
    }

    public enum Outcome: Sendable, Hashable {
        /// The file was written; its type is `image/png` for pictures that can be seen through, else `image/jpeg`.
        case made(contentType: String)
        /// The picture is not larger than what was asked for: it is its own thumbnail.
        case notNeeded
    }

    /// Writes a thumbnail of one file into another, which appears whole or not at all.
    ///
    /// - Throws: ``ThumbnailError``.
    public static func make(
        of source: String, at target: String, _ request: Request
    ) throws(ThumbnailError) -> Outcome {
        guard PictureFormat(path: source) != nil else { throw .unknownFormat }
        var (width, height): (Int32, Int32) = (0, 0)
        guard gdk_pixbuf_get_file_info(source, &width, &height) != nil, width > 0, height > 0 else {
            throw .undecodable
        }
        guard Int(width) * Int(height) <= request.mostPixels else { throw .tooManyPixels }
        if Int(width) <= request.width && Int(height) <= request.height { return .notNeeded }
        let size = scaledSize(Int(width), Int(height), request)
        guard let scaled = gdk_pixbuf_new_from_file_at_scale(source, size.width, size.height, 0, nil) else {
            throw .undecodable
        }
        defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
        // Cameras store how they were held beside the picture.
        guard let upright = gdk_pixbuf_apply_embedded_orientation(scaled) else { throw .undecodable }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        guard request.method == .crop else { return try save(upright, at: target) }
        let (cutWidth, cutHeight) = (
            min(gdk_pixbuf_get_width(upright), Int32(request.width)),
            min(gdk_pixbuf_get_height(upright), Int32(request.height))
        )
        let (left, top) = (
            (gdk_pixbuf_get_width(upright) - cutWidth) / 2, (gdk_pixbuf_get_height(upright) - cutHeight) / 2
        )
        guard let cut = gdk_pixbuf_new_subpixbuf(upright, left, top, cutWidth, cutHeight) else { throw .undecodable }
        defer { g_object_unref(UnsafeMutableRawPointer(cut)) }
        return try save(cut, at: target)
    }

    private static func scaledSize(_ width: Int, _ height: Int, _ request: Request) -> (width: Int32, height: Int32) {
        let (across, down) = (Double(request.width) / Double(width), Double(request.height) / Double(height))
        // A picture is never made larger than it is.
        let factor = min(1, request.method == .crop ? max(across, down) : min(across, down))
        func scaled(_ length: Int) -> Int32 { Int32(max(1, (Double(length) * factor).rounded())) }
        return (scaled(width), scaled(height))
    }

    private static func save(_ picture: OpaquePointer, at target: String) throws(ThumbnailError) -> Outcome {
        let isTransparent = gdk_pixbuf_get_has_alpha(picture) != 0
        let unfinished = target + ".part"
        let options: [(String, String)] = isTransparent ? [] : [("quality", "85")]
        var keys = options.map { strdup($0.0) } + [nil]
        var values = options.map { strdup($0.1) } + [nil]
        defer { for text in keys + values { free(text) } }
        let saved = gdk_pixbuf_savev(picture, unfinished, isTransparent ? "png" : "jpeg", &keys, &values, nil)
        guard saved != 0, rename(unfinished, target) == 0 else {
            unlink(unfinished)
            throw .notWritable
        }
        return .made(contentType: isTransparent ? "image/png" : "image/jpeg")
    }
}

/// Why there is no thumbnail.
public enum ThumbnailError: Error, Sendable, Hashable {
    /// The file is no picture of a format that is read here.
    case unknownFormat
    /// It looks like one, and is broken; or the system lacks the decoder (WebP's is a package of its own).
    case undecodable
    case tooManyPixels
    case notWritable
}
