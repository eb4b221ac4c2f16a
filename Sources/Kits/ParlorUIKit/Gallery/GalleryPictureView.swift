/// A picture in a viewer: fits the room, and can be enlarged and dragged about.
@MainActor open class GalleryPictureView: UIView {
    private let imageView = UIImageView(image: nil)
    private let ring = ChatProgressRing()
    private var shown: ChatMessageAttachment?
    private var loading: Task<Void, Never>?
    /// 1 fits the room.
    public private(set) var scale: CGFloat = 1
    private var shift = CGPoint.zero
    private var dragStart = CGPoint.zero

    public static let largest: CGFloat = 8

    /// The picture, once it is there.
    public private(set) var picture: UIImage?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        imageView.contentMode = .scaleAspectFit
        ring.color = .white
        ring.isUserInteractionEnabled = false
        addSubview(imageView)
        addSubview(ring)
        isAccessibilityElement = true
        accessibilityTraits = .image
        let double = UITapGestureRecognizer(target: self, action: GalleryPictureView.doubleTapped)
        double.numberOfTapsRequired = 2
        addGestureRecognizer(double)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: GalleryPictureView.dragged))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var canBecomeFirstResponder: Bool { true }

    open func show(_ attachment: ChatMessageAttachment, client: ChatClient?) {
        guard attachment != shown else { return }
        shown = attachment
        loading?.cancel()
        accessibilityLabel = AttachmentText.spoken(attachment)
        picture = nil
        imageView.image = BlurredPicture.bytes(attachment).flatMap { UIImage(data: Data($0)) }
        zoom(to: 1)
        ring.isHidden = false
        ring.progress = 0
        guard let url = attachment.url else { return }
        let loader = (next as? GalleryVC)?.components.pictures ?? Components.default.pictures
        loading = Task { [weak self] in
            let picture = await loader.original(url, client: client) { progress in
                Task { @MainActor in self?.ring.progress = progress }
            }
            guard !Task.isCancelled, let self else { return }
            self.ring.isHidden = true
            self.picture = picture
            if let picture { self.imageView.image = picture }
            self.setNeedsLayout()
        }
    }

    // MARK: Zoom

    open func zoom(by factor: CGFloat) { zoom(to: scale * factor) }

    /// Enlarges about the middle, or about a point of this view.
    open func zoom(to scale: CGFloat, at point: CGPoint? = nil) {
        let new = min(max(scale, 1), Self.largest)
        if let point, new > 1 {
            let ratio = new / self.scale
            let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
            shift = CGPoint(x: x - (x - shift.x) * ratio, y: y - (y - shift.y) * ratio)
        }
        self.scale = new
        keepInside()
        setNeedsLayout()
    }

    private func doubleTapped(_ tap: UITapGestureRecognizer) {
        zoom(to: scale > 1 ? 1 : 2.5, at: tap.location(in: self))
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        guard scale > 1 else { return }
        if pan.state == .began { dragStart = shift }
        let moved = pan.translation(in: self)
        shift = CGPoint(x: dragStart.x + moved.x, y: dragStart.y + moved.y)
        keepInside()
        setNeedsLayout()
    }

    private func keepInside() {
        let (x, y) = (bounds.width * (scale - 1) / 2, bounds.height * (scale - 1) / 2)
        shift = CGPoint(x: min(max(shift.x, -x), x), y: min(max(shift.y, -y), y))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // Small pictures are not blown up.
        let natural = picture?.size ?? .zero
        let fits = natural.width > 0 && natural.width <= bounds.width && natural.height <= bounds.height && scale == 1
        imageView.contentMode = fits ? .center : .scaleAspectFit
        let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
        imageView.frame = CGRect(
            x: bounds.midX + shift.x - size.width / 2, y: bounds.midY + shift.y - size.height / 2, width: size.width,
            height: size.height)
        ring.frame = CGRect(x: bounds.midX - 24, y: bounds.midY - 24, width: 48, height: 48)
    }
}
