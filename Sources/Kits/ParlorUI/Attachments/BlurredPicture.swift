import Parlor

/// The blurred impression of a picture that is still loading, in a form that every decoder reads.
public enum BlurredPicture {
    /// The bytes of a small picture (portable pixmap, 32 pixels wide at most); nil for a hash that is none.
    public static func bytes(_ attachment: ChatMessageAttachment) -> [UInt8]? {
        guard let hash = attachment.blurHash else { return nil }
        let shape = Double(attachment.height ?? 1) / Double(max(attachment.width ?? 1, 1))
        let (width, height) = shape > 1 ? (Int(32 / shape), 32) : (32, Int(32 * shape))
        guard width > 0, height > 0, let pixels = BlurHash.decode(hash, width: width, height: height) else {
            return nil
        }
        var bytes = Array("P6\n\(width) \(height)\n255\n".utf8)
        // Four bytes a pixel, of which the last is opacity.
        for start in stride(from: 0, to: pixels.count, by: 4) { bytes += pixels[start..<(start + 3)] }
        return bytes
    }
}
