import Foundation
internal import CGtk

/// On or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    private var storedIsOn = false
    /// Where the knob is between off (0) and on (1).
    private let knob = UIView()

    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }
    open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { knob.backgroundColor = thumbTintColor ?? .white } }
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }

    private static let size = CGSize(width: 44, height: 26)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        knob.backgroundColor = .white
        knob.layer.cornerRadius = 11
        knob.layer.shadowOpacity = 0.25
        knob.layer.shadowRadius = 2
        knob.layer.shadowOffset = CGSize(width: 0, height: 1)
        knob.isUserInteractionEnabled = false
        addSubview(knob)
        pointerCursor = .pointer
        layer.cornerRadius = Self.size.height / 2
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Changes without an action, as for code that shows a state.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        setNeedsLayout()
        setNeedsDisplay()
        applyAccessibility()
        if animated { UIView.animate(withDuration: 0.15) { self.layoutIfNeeded() } }
    }

    open override func sendActions(for events: UIControl.Event) {
        // A press, a key and a screen reader all turn it over.
        guard events.contains(.primaryActionTriggered) else { return super.sendActions(for: events) }
        setOn(!storedIsOn, animated: true)
        super.sendActions(for: events.union(.valueChanged))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var intrinsicContentSize: CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isAtRight = storedIsOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        knob.frame = CGRect(x: isAtRight ? Self.size.width - 24 : 2, y: 2, width: 22, height: 22)
    }

    override func drawContent(_ canvas: Canvas) {
        let color: UIColor = storedIsOn ? onTintColor ?? tintColor : UIColor.systemGray3
        var rgba = color.rgba(canvas.traits)
        if !isEnabled { rgba.alpha *= 0.4 } else if isHovered { rgba.alpha *= 0.9 }
        canvas.fill(CGRect(origin: .zero, size: Self.size), radii: CornerRadii(Self.size.height / 2), rgba)
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (storedIsOn ? "On" : "Off") }
        set { super.accessibilityValue = newValue }
    }

    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_SWITCH }
}
