import Foundation

/// A layer that shows what a player plays. Put it among the sublayers of a view's layer and give it a frame, or name it as the
/// view's `layerClass`.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            oldValue?.hide(from: self)
            player?.show(in: self)
            setNeedsDisplay()
        }
    }

    /// How pictures that have another shape than the layer fill it.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { if videoGravity != oldValue { setNeedsDisplay() } }
    }

    public required override init() {
        super.init()
        showPlayer()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showPlayer()
    }

    private func showPlayer() {
        foreignContent = { [weak self] snapshot, rect in self?.draw(into: snapshot, in: rect) }
    }

    public convenience init(player: AVPlayer?) {
        self.init()
        // An initializer's own assignment calls no observer.
        self.player = player
        player?.show(in: self)
    }

    /// Whether a picture of the current item is there.
    open var isReadyForDisplay: Bool { player?.currentItem?.hasFrame ?? false }

    /// Where the pictures stand in the layer's bounds. With `resizeAspectFill` it reaches beyond them.
    open var videoRect: CGRect {
        let size = player?.currentItem?.presentationSize ?? .zero
        return size == .zero ? .zero : videoGravity.place(size, in: CGRect(origin: .zero, size: bounds.size))
    }

    private func draw(into snapshot: OpaquePointer, in rect: CGRect) {
        guard let item = player?.currentItem, item.hasFrame, let stream = item.stream else { return }
        let place = videoGravity.place(stream.frameSize, in: rect)
        MediaCanvas.clipped(snapshot, to: rect) { stream.draw(into: snapshot, in: place) }
    }
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// The whole picture, as large as fits.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// The layer filled; what is too much is cut off.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// The picture stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

    public init(rawValue: String) { self.rawValue = rawValue }

    func place(_ size: CGSize, in room: CGRect) -> CGRect {
        let mode: UIView.ContentMode =
            switch self {
            case .resizeAspectFill: .scaleAspectFill
            case .resize: .scaleToFill
            default: .scaleAspectFit
            }
        return mode.place(size, in: room)
    }
}

/// The largest rectangle of a shape that fits in another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect room: CGRect) -> CGRect {
    UIView.ContentMode.scaleAspectFit.place(aspectRatio, in: room)
}
