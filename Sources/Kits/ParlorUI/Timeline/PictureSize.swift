/// How large a picture is shown in a message.
public enum PictureSize {
    /// The largest size of the picture's own shape within `maxWidth` and `maxHeight`, and never a sliver.
    public static func fitting(
        width: Int?, height: Int?, maxWidth: Double = 320, maxHeight: Double = 280
    ) -> (width: Double, height: Double) {
        guard let width, let height, width > 0, height > 0 else { return (240, 180) }
        let scale = min(maxWidth / Double(width), maxHeight / Double(height), 1)
        return (max(Double(width) * scale, 96), max(Double(height) * scale, 64))
    }
}
