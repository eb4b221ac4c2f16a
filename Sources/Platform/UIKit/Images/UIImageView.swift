import Foundation
internal import CGtk

/// A view of one picture.
@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            guard image != oldValue else { return }
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            setNeedsDisplay()
        }
    }
    open var highlightedImage: UIImage?

    // MARK: Series

    open var animationImages: [UIImage]? { didSet { frameIndex = 0 } }
    open var highlightedAnimationImages: [UIImage]?
    /// Of one round; 0 shows 30 pictures in a second.
    open var animationDuration: TimeInterval = 0
    /// 0 goes on until it is stopped.
    open var animationRepeatCount = 0
    open var isAnimating: Bool { ticker != nil }
    private var ticker: Ticker?
    private var frameIndex = 0
    private var frames: [UIImage]? { animationImages ?? image?.images }

    open func startAnimating() {
        guard let frames, frames.count > 1, ticker == nil else { return }
        let round = animationDuration > 0 ? animationDuration : image?.duration ?? 0
        let step = (round > 0 ? round : Double(frames.count) / 30) / Double(frames.count)
        var shown = 0
        ticker = Ticker(every: UInt32(max(16, step * 1000))) { [weak self] in
            guard let self else { return }
            shown += 1
            self.frameIndex = shown % frames.count
            if self.animationRepeatCount > 0, shown >= self.animationRepeatCount * frames.count { self.stopAnimating() }
            self.setNeedsDisplay()
        }
    }

    open func stopAnimating() {
        ticker = nil
        frameIndex = 0
        setNeedsDisplay()
    }

    /// A series in `image` plays while it can be seen.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { ticker = nil } else if image?.images != nil, UIView.areAnimationsEnabled { startAnimating() }
    }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { setNeedsDisplay() } }

    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var shownImage: UIImage? {
        if isAnimating, let frames, frames.indices.contains(frameIndex) { return frames[frameIndex] }
        let image = isHighlighted ? highlightedImage ?? self.image : self.image
        return preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image
    }

    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    override func drawContent(_ canvas: Canvas) {
        guard let image = shownImage else { return }
        let room = CGRect(origin: .zero, size: bounds.size)
        let rect = contentMode.place(image.size, in: room)
        // What a fill cuts off is cut even where the view does not clip: a picture should not spill over its neighbours.
        let spills = rect.width > room.width || rect.height > room.height
        if spills { canvas.pushClip(room, radii: storedLayer?.radii ?? .zero) }
        image.draw(canvas, in: rect, tint: image.isTemplate ? tintColor.rgba(canvas.traits) : nil)
        if spills { canvas.pop() }
    }

    override var role: GtkAccessibleRole {
        accessibilityLabel == nil ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG
    }
}

extension UIView.ContentMode {
    /// Where content of a size stands in a room.
    package func place(_ size: CGSize, in room: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return room }
        func centred(_ size: CGSize, _ x: CGFloat = 0.5, _ y: CGFloat = 0.5) -> CGRect {
            CGRect(
                x: room.minX + (room.width - size.width) * x, y: room.minY + (room.height - size.height) * y,
                width: size.width, height: size.height)
        }
        let horizontal = room.width / size.width, vertical = room.height / size.height
        func scaled(_ factor: CGFloat) -> CGRect {
            centred(CGSize(width: size.width * factor, height: size.height * factor))
        }
        return switch self {
        case .scaleToFill, .redraw: room
        case .scaleAspectFit: scaled(min(horizontal, vertical))
        case .scaleAspectFill: scaled(max(horizontal, vertical))
        case .center: centred(size)
        case .top: centred(size, 0.5, 0)
        case .bottom: centred(size, 0.5, 1)
        case .left: centred(size, 0, 0.5)
        case .right: centred(size, 1, 0.5)
        case .topLeft: centred(size, 0, 0)
        case .topRight: centred(size, 1, 0)
        case .bottomLeft: centred(size, 0, 1)
        case .bottomRight: centred(size, 1, 1)
        }
    }
}
