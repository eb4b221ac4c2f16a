import UIKit

/// Turns as long as it is shown.
struct Spinner: View, PrimitiveView {
    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        LeafNode(view: self, item: SpinnerItem(), parent: parent, environment: environment) { item, _, environment in
            item.view.color = environment.foregroundStyle?._resolve(in: environment).color ?? .secondaryLabel
        }
    }
}

final class SpinnerItem: ViewItem<SpinnerView> {
    init() { super.init(SpinnerView()) }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 20, height: 20) }
    override var dumpLabel: String { "Spinner" }
}

/// An arc that turns in steps, by a timer that runs only while the view is in a window and motion is welcome.
final class SpinnerView: UIView {
    private static let interval = 1.0 / 24
    private let arc = CAShapeLayer()
    private var timer: Timer?
    private var angle = 0.0

    var color = UIColor.secondaryLabel { didSet { applyColor() } }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityLabel = "Loading"
        arc.fillColor = nil
        arc.lineWidth = 2
        arc.lineCap = .round
        layer.addSublayer(arc)
        applyColor()
    }

    required init?(coder: NSCoder) { fatalError("Views are not decoded") }

    private func applyColor() { arc.strokeColor = color.resolvedColor(with: traitCollection).cgColor }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyColor()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var path = Path()
        path.addArc(
            center: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 2, startAngle: .zero,
            endAngle: .degrees(270), clockwise: false)
        arc.frame = bounds
        arc.path = path.cgPath
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        timer?.invalidate()
        timer = nil
        guard window != nil, UIView.areAnimationsEnabled else { return }
        timer = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.turn() }
        }
    }

    private func turn() {
        angle += 2 * .pi * Self.interval
        transform = CGAffineTransform(rotationAngle: angle)
    }
}
