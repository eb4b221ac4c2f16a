/// Loads pictures for views and keeps the ones used last, decoded at the size they are shown in.
public final class PictureLoader: PictureStore<UIImage>, @unchecked Sendable {
    /// - Parameter limit: How many bytes of pixels to keep.
    public init(limit: Int = 64 << 20) {
        super.init(limit: limit) { bytes, id, width, height in
            let size = CGSize(width: width, height: height)
            guard let picture = await ImageDecoder.shared.decode(Data(bytes), id: id, fitting: size) else { return nil }
            return (picture, Int(picture.size.width * picture.size.height) * 4)
        }
    }
}
