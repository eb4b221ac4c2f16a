import Foundation
internal import CGtk

/// Minus and plus.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private let minus = UIButton(type: .custom)
    private let plus = UIButton(type: .custom)
    private var stored: Double = 0

    open var value: Double {
        get { stored }
        set {
            stored = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            updateButtons()
        }
    }
    open var minimumValue: Double = 0 { didSet { value = stored } }
    open var maximumValue: Double = 100 { didSet { value = stored } }
    open var stepValue: Double = 1
    open var isContinuous = true
    /// Repeats while a button is held.
    open var autorepeat = true
    /// After the greatest value comes the smallest.
    open var wraps = false { didSet { updateButtons() } }
    private var ticker: Ticker?
    private static let size = CGSize(width: 94, height: 32)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        layer.cornerRadius = 8
        backgroundColor = .tertiarySystemFill
        set(minus, "minus", "Less", -1)
        set(plus, "plus", "More", 1)
        updateButtons()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func set(_ button: UIButton, _ symbol: String, _ label: String, _ way: Double) {
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.tintColor = .label
        button.accessibilityLabel = label
        button.addAction(UIAction { [weak self] _ in self?.step(way) }, for: .touchDown)
        button.addAction(UIAction { [weak self] _ in self?.startRepeating(way) }, for: .touchDown)
        button.addAction(
            UIAction { [weak self] _ in self?.ticker = nil }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        addSubview(button)
    }

    private func startRepeating(_ way: Double) {
        guard autorepeat else { return }
        var waited = 0
        ticker = Ticker(every: 80) { [weak self] in
            waited += 1
            if waited > 5 { self?.step(way) }
        }
    }

    private func step(_ way: Double) {
        let old = stored
        var next = stored + way * stepValue
        if wraps { if next > maximumValue { next = minimumValue } else if next < minimumValue { next = maximumValue } }
        value = next
        if stored != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private func updateButtons() {
        minus.isEnabled = isEnabled && (wraps || stored > minimumValue)
        plus.isEnabled = isEnabled && (wraps || stored < maximumValue)
        applyAccessibility()
    }

    override func stateChanged() {
        updateButtons()
        super.stateChanged()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var intrinsicContentSize: CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2, isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        minus.frame = CGRect(x: isMirrored ? half : 0, y: 0, width: half, height: bounds.height)
        plus.frame = CGRect(x: isMirrored ? 0 : half, y: 0, width: half, height: bounds.height)
    }

    override func drawContent(_ canvas: Canvas) {
        canvas.fill(
            CGRect(x: bounds.width / 2, y: 8, width: 1, height: bounds.height - 16),
            UIColor.separator.rgba(canvas.traits))
    }

    open func setIncrementImage(_ image: UIImage?, for state: State) { plus.setImage(image, for: state) }
    open func setDecrementImage(_ image: UIImage?, for state: State) { minus.setImage(image, for: state) }

    package override func handleKey(_ key: UIKey) -> Bool {
        guard isEnabled, isFirstResponder else { return false }
        switch key.code {
        case .up, .right: step(1)
        case .down, .left: step(-1)
        default: return false
        }
        return true
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? stored.formatted() }
        set { super.accessibilityValue = newValue }
    }

    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_SPIN_BUTTON }
}
