/// The words of a message, with their form and links.
@MainActor open class ChatMessageTextView: ChatView {
    /// The words, set in lines already.
    open var content: MessageTextLayout? { didSet { updateContentIfNeeded() } }
    /// What words are drawn in.
    public var textColor: UIColor = .label {
        didSet { if textColor != oldValue { for label in labels { label.textColor = textColor } } }
    }
    /// A click on a link.
    public var onLink: ((URL) -> Void)?

    private var labels: [UILabel] = []
    private var decorations: [UIView] = []

    open override func setUp() {
        super.setUp()
        addGestureRecognizer(LinkTap { [weak self] point in self?.followLink(at: point) })
    }

    open override func updateContent() {
        super.updateContent()
        let pieces = content?.pieces ?? []
        while labels.count < pieces.count { labels.append(makeLabel()) }
        for (index, label) in labels.enumerated() {
            label.isHidden = index >= pieces.count
            if index < pieces.count {
                label.runs = pieces[index].runs
                label.measuredWidth = pieces[index].measuredWidth
            }
        }
        decorate(pieces)
        setNeedsLayout()
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.textColor = textColor
        addSubview(label)
        return label
    }

    private func decorate(_ pieces: [MessageTextLayout.Piece]) {
        for view in decorations { view.removeFromSuperview() }
        decorations = []
        for piece in pieces {
            for (frame, radius, alpha) in [(piece.card, 8.0, 0.08), (piece.bar, 1.5, 0.4)] {
                guard let frame else { continue }
                let view = UIView(frame: frame)
                view.backgroundColor = textColor.withAlphaComponent(alpha)
                view.layer.cornerRadius = radius
                view.isUserInteractionEnabled = false
                insertSubview(view, at: 0)
                decorations.append(view)
            }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let content else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func placed(_ frame: CGRect) -> CGRect {
            isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        for (piece, label) in zip(content.pieces, labels) { label.frame = placed(piece.frame) }
        let frames = content.pieces.flatMap { [$0.card, $0.bar].compactMap { $0 } }
        for (frame, view) in zip(frames, decorations) { view.frame = placed(frame) }
    }

    private func followLink(at point: CGPoint) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = CGPoint(x: isRightToLeft ? bounds.width - point.x : point.x, y: point.y)
        if let url = content?.link(at: place) { onLink?(url) }
    }
}

/// A tap that counts only where something is under it: other taps belong to the message around.
private final class LinkTap: UITapGestureRecognizer {
    private let follow: (CGPoint) -> Void

    init(_ follow: @escaping (CGPoint) -> Void) {
        self.follow = follow
        super.init()
        addHandler { [weak self] in
            guard let self, let view = self.view else { return }
            self.follow(self.location(in: view))
        }
    }
}
