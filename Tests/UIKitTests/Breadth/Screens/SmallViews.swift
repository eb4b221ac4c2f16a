import UIKit

final class AvatarView: UIView {
    private let imageView = UIImageView()
    private let initialsLabel = UILabel()
    private let dot = UIView()

    var name: String = "" { didSet { initialsLabel.text = initials } }
    var isOnline = false { didSet { dot.isHidden = !isOnline } }
    override var frame: CGRect { didSet { layer.cornerRadius = min(bounds.width, bounds.height) / 2 } }
    override var bounds: CGRect { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        initialsLabel.textAlignment = .center
        initialsLabel.adjustsFontSizeToFitWidth = true
        initialsLabel.minimumScaleFactor = 0.5
        initialsLabel.baselineAdjustment = .alignCenters
        dot.backgroundColor = .systemGreen
        [initialsLabel, imageView, dot].forEach { addSubview($0) }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: AvatarView, _: UITraitCollection) in
            view.backgroundColor = .systemGray4
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var initials: String {
        name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined().uppercased()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        initialsLabel.frame = bounds.insetBy(dx: 4, dy: 4)
        imageView.frame = bounds
        dot.frame = CGRect(x: bounds.maxX - 10, y: bounds.maxY - 10, width: 10, height: 10)
        dot.layer.cornerRadius = 5
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }

    static func render(_ text: String, side: CGFloat) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
        return renderer.image { context in
            let hue = CGFloat(abs(text.hashValue % 360)) / 360
            UIColor(hue: hue, saturation: 0.5, brightness: 0.9, alpha: 1).setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: side * 0.4), .foregroundColor: UIColor.white,
            ]
            let size = (text as NSString).size(withAttributes: attributes)
            text.draw(
                in: CGRect(
                    x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width, height: size.height),
                withAttributes: attributes)
        }
    }
}

final class TypingDots: UIView {
    private let replicator = CAReplicatorLayer()
    private let dot = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        dot.cornerRadius = 4
        dot.backgroundColor = UIColor.systemGray.cgColor
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceDelay = 0.2
        replicator.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
        layer.addSublayer(replicator)
    }

    required init?(coder: NSCoder) { fatalError() }

    func start() {
        let bounce = CABasicAnimation(keyPath: "transform.translation.y")
        bounce.fromValue = 0
        bounce.toValue = -6
        bounce.duration = 0.4
        bounce.autoreverses = true
        bounce.repeatCount = .infinity
        bounce.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        bounce.isRemovedOnCompletion = false
        let fade = CABasicAnimation(keyPath: #"opacity"#)
        fade.fromValue = NSNumber(value: 0.5)
        fade.toValue = 1.0
        let group = CAAnimationGroup()
        group.animations = [bounce, fade]
        group.duration = 0.8
        group.repeatCount = .greatestFiniteMagnitude
        group.fillMode = .forwards
        dot.add(bounce, forKey: "bounce")
        dot.add(group, forKey: nil)
    }

    func stop() {
        dot.removeAnimation(forKey: "bounce")
        dot.removeAllAnimations()
        dot.opacity = 1
    }
}

final class ProgressRing: UIView, CAAnimationDelegate {
    private let track = CAShapeLayer()
    private let ring = CAShapeLayer()

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 2, startAngle: -.pi / 2,
            endAngle: 1.5 * .pi, clockwise: true)
        for layer in [track, ring] {
            layer.path = path.cgPath
            layer.fillColor = UIColor.clear.cgColor
            layer.lineWidth = 3
            layer.lineCap = .round
            if layer.superlayer == nil { self.layer.addSublayer(layer) }
        }
        track.strokeColor = UIColor.systemGray5.cgColor
        ring.strokeColor = tintColor.cgColor
        ring.strokeEnd = 0
    }

    func set(_ progress: CGFloat) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = ring.presentation()?.strokeEnd ?? ring.strokeEnd
        animation.toValue = progress
        animation.delegate = self
        ring.strokeEnd = progress
        ring.add(animation, forKey: "progress")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
    override func tintColorDidChange() {
        super.tintColorDidChange()
        ring.strokeColor = tintColor.cgColor
    }

    func spin() {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = NSNumber(value: Double.pi * 2)
        turn.duration = 1
        turn.isCumulative = true
        turn.repeatCount = Float.greatestFiniteMagnitude
        layer.add(turn, forKey: "rotation")
    }
}

class BadgeLabel: UILabel {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        layer.masksToBounds = true
    }
    override var text: String? { didSet { isHidden = text == nil || text == "0" } }
}

final class HitButton: UIButton {
    var hitInsets = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.inset(by: hitInsets).contains(point)
    }
    override var isHighlighted: Bool {
        didSet { UIView.animate(withDuration: 0.1) { self.alpha = self.isHighlighted ? 0.5 : 1 } }
    }
    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }
    override var isSelected: Bool { didSet { setNeedsDisplay() } }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        super.imageRect(forContentRect: contentRect)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        super.titleRect(forContentRect: contentRect)
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func sendActions(for controlEvents: UIControl.Event) { super.sendActions(for: controlEvents) }
}

final class PassThroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
