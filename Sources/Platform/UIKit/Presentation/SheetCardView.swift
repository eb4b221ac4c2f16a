import Foundation

/// The card of a sheet: corners, shadow, grabber, and the presented view inside.
final class SheetCardView: UIView {
    private let clip = UIView()
    private let grabber = UIView()
    private weak var content: UIView?

    init() {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemBackground
        layer.shadowOpacity = 0.24
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        clip.clipsToBounds = true
        grabber.backgroundColor = .quaternaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(clip)
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }
    var radius: CGFloat = 14 { didSet { if radius != oldValue { roundCorners() } } }
    /// At the lower edge of the window only the upper corners are round.
    var isAttached = false { didSet { if isAttached != oldValue { roundCorners() } } }

    func host(_ view: UIView) {
        content = view
        view.translatesAutoresizingMaskIntoConstraints = true
        clip.addSubview(view)
        roundCorners()
        setNeedsLayout()
    }

    /// Gives the view back, for another way of showing it.
    func release() { content?.removeFromSuperview() }

    private func roundCorners() {
        let corners: CACornerMask = isAttached ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
        for layer in [layer, clip.layer] {
            layer.cornerRadius = radius
            layer.maskedCorners = corners
        }
    }

    override func layoutSubviews() {
        clip.frame = bounds
        if let content, content.superview === clip { content.frame = clip.bounds }
        grabber.frame = CGRect(x: ((bounds.width - 36) / 2).rounded(), y: 6, width: 36, height: 5)
    }
}
