import UIKit

/// A view that puts itself together in steps, as view-model driven apps write it.
class BubbleView: UIView {
    enum Side { case incoming, outgoing }

    var side: Side = .incoming { didSet { applySide() } }
    private let gradient = CAGradientLayer()
    private let tail = CAShapeLayer()
    private let maskLayer = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemIndigo.cgColor]
        gradient.locations = [0, 1]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        layer.insertSublayer(gradient, at: 0)
        layer.cornerRadius = 16
        layer.cornerCurve = .continuous
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner]
        layer.masksToBounds = true
        tail.fillColor = UIColor.systemBlue.cgColor
        tail.strokeColor = nil
        tail.lineWidth = 1
        layer.addSublayer(tail)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        maskLayer.path = bubblePath(in: bounds).cgPath
        tail.frame = CGRect(x: bounds.maxX - 8, y: bounds.maxY - 12, width: 8, height: 12)
        layer.mask = maskLayer
        CATransaction.commit()
    }

    private func bubblePath(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 16)
        path.move(to: CGPoint(x: rect.maxX, y: rect.maxY - 16))
        path.addQuadCurve(
            to: CGPoint(x: rect.maxX + 6, y: rect.maxY), controlPoint: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.maxX - 12, y: rect.maxY - 4), controlPoint1: CGPoint(x: rect.maxX - 4, y: rect.maxY),
            controlPoint2: CGPoint(x: rect.maxX - 8, y: rect.maxY))
        path.close()
        if side == .incoming {
            path.apply(CGAffineTransform(scaleX: -1, y: 1).translatedBy(x: -rect.width, y: 0))
        }
        return path
    }

    private func applySide() {
        gradient.isHidden = side == .incoming
        backgroundColor = side == .incoming ? .secondarySystemBackground : .clear
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(UIColor.systemGray6.cgColor)
        context.addPath(bubblePath(in: rect).cgPath)
        context.fillPath()
        context.restoreGState()
    }
}

final class BubbleTableCell: UITableViewCell {
    private let bubble = BubbleView()
    private let nameLabel = UILabel()
    private let messageLabel = UILabel()
    private let timeLabel = UILabel()
    private let statusIcon = UIImageView(image: UIImage(systemName: "checkmark"))
    private let reactions = UIStackView()
    private var leading: NSLayoutConstraint!
    private var trailing: NSLayoutConstraint!
    private lazy var widthLimit = bubble.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75)
    var onReply: (() -> Void)?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        messageLabel.numberOfLines = 0
        messageLabel.font = .preferredFont(forTextStyle: .body)
        messageLabel.setContentCompressionResistancePriority(.required, for: .vertical)
        timeLabel.setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)
        statusIcon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption2)
        statusIcon.tintColor = .systemGreen
        reactions.spacing = 4
        reactions.axis = .horizontal
        reactions.distribution = .fillProportionally

        contentView.addSubview(bubble)
        [nameLabel, messageLabel, timeLabel, statusIcon].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            bubble.addSubview($0)
        }
        bubble.translatesAutoresizingMaskIntoConstraints = false
        leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
        trailing = contentView.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: 12)
        let bottom = bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4), bottom, widthLimit,
            nameLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 6),
            nameLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            messageLabel.topAnchor.constraint(equalToSystemSpacingBelow: nameLabel.bottomAnchor, multiplier: 0.5),
            messageLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            messageLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
            timeLabel.firstBaselineAnchor.constraint(equalTo: statusIcon.bottomAnchor),
            timeLabel.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 2),
            timeLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -6),
            statusIcon.leadingAnchor.constraint(equalTo: timeLabel.trailingAnchor, constant: 4),
            statusIcon.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -8),
            statusIcon.widthAnchor.constraint(equalToConstant: 12),
        ])
        let doubleTap = UITapGestureRecognizer(target: self, action: BubbleTableCell.liked)
        doubleTap.numberOfTapsRequired = 2
        addGestureRecognizer(doubleTap)
        let pan = UIPanGestureRecognizer(target: self, action: BubbleTableCell.panned)
        pan.delegate = self
        addGestureRecognizer(pan)
        bubble.addInteraction(UIContextMenuInteraction(delegate: self))
        isAccessibilityElement = true
        accessibilityTraits = .staticText
        accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Reply") { [weak self] _ in
                self?.onReply?()
                return true
            }
        ]
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(text: String, isMine: Bool) {
        messageLabel.attributedText = NSAttributedString(
            string: text, attributes: [.foregroundColor: isMine ? UIColor.white : .label])
        bubble.side = isMine ? .outgoing : .incoming
        leading.isActive = !isMine
        trailing.isActive = isMine
        nameLabel.isHidden = isMine
        setNeedsUpdateConstraints()
        UIView.transition(with: statusIcon, duration: 0.2, options: .transitionCrossDissolve) {
            self.statusIcon.image = UIImage(systemName: "checkmark.circle.fill")?.withRenderingMode(.alwaysTemplate)
        }
    }

    override func updateConstraints() {
        widthLimit.constant = -20
        super.updateConstraints()
    }

    private func liked() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }

    private func panned(_ pan: UIPanGestureRecognizer) {
        let shift = pan.translation(in: self).x
        switch pan.state {
        case .began: break
        case .changed: bubble.transform = CGAffineTransform(translationX: max(0, min(shift, 60)), y: 0)
        case .ended, .cancelled, .failed:
            if shift > 50 || pan.velocity(in: self).x > 500 { onReply?() }
            UIView.animate(
                withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
                options: .curveEaseOut
            ) {
                self.bubble.transform = .identity
            }
        default: break
        }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: self)
        return abs(velocity.x) > abs(velocity.y)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }
}

extension BubbleTableCell: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { [weak self] _ in
                UIPasteboard.general.string = self?.messageLabel.text
            }
            let more = UIMenu(
                title: "More", options: .displayInline,
                children: [
                    UIAction(
                        title: "Delete", image: nil, identifier: nil, attributes: [.destructive], state: .off,
                        handler: { _ in })
                ])
            return UIMenu(title: "", image: nil, identifier: nil, options: [], children: [copy, more])
        }
    }
}
