/// How far something is, as an arc, with a cross to stop it.
@MainActor open class ChatProgressRing: UIControl {
    /// `0...1`.
    open var progress: Double = 0 {
        didSet {
            guard progress != oldValue else { return }
            accessibilityValue = "\(Int((progress * 100).rounded())) percent"
            setNeedsDisplay()
        }
    }
    public var color: UIColor = .label { didSet { if color != oldValue { recolour() } } }

    private let cross = UIImageView(image: UIImage(systemName: "xmark"))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        cross.accessibilityElementsHidden = true
        addSubview(cross)
        accessibilityLabel = "Cancel upload"
        accessibilityTraits = .button
        pointerCursor = .pointer
        recolour()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func recolour() {
        cross.tintColor = color
        setNeedsDisplay()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        cross.frame = CGRect(x: bounds.midX - 6, y: bounds.midY - 6, width: 12, height: 12)
    }

    open override func draw(_ rect: CGRect) {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2 - 3
        guard radius > 0 else { return }
        func arc(to end: CGFloat, _ color: UIColor) {
            let path = UIBezierPath(
                arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: end, clockwise: true)
            path.lineWidth = 2.5
            color.setStroke()
            path.stroke()
        }
        arc(to: .pi * 1.5, color.withAlphaComponent(0.25))
        // A sliver shows from the start that something is under way.
        arc(to: -.pi / 2 + .pi * 2 * CGFloat(max(progress, 0.03)), color)
    }
}
