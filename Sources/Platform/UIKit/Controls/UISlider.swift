import Foundation
internal import CGtk

/// A value on a line.
@preconcurrency @MainActor open class UISlider: UIControl {
    private var stored: Float = 0
    open var value: Float {
        get { stored }
        set { setValue(newValue, animated: false) }
    }
    open var minimumValue: Float = 0 { didSet { setValue(stored, animated: false) } }
    open var maximumValue: Float = 1 { didSet { setValue(stored, animated: false) } }
    /// Tells of each change while the knob is dragged, not only at the end.
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    private var thumbs: [UInt: UIImage] = [:]

    private static let knob: CGFloat = 20

    public override init(frame: CGRect) {
        super.init(frame: frame)
        pointerCursor = .pointer
        accessibilityTraits = .adjustable
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setValue(_ value: Float, animated: Bool) {
        let inside = min(max(value, minimumValue), max(minimumValue, maximumValue))
        guard inside != stored else { return setNeedsDisplay() }
        stored = inside
        setNeedsDisplay()
        applyAccessibility()
    }

    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbs[state.rawValue] = image
        setNeedsDisplay()
    }
    open func thumbImage(for state: State) -> UIImage? { thumbs[state.rawValue] }
    open var currentThumbImage: UIImage? { thumbs[state.rawValue] ?? thumbs[0] }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

    // MARK: Geometry

    private var fraction: CGFloat {
        maximumValue > minimumValue ? CGFloat((stored - minimumValue) / (maximumValue - minimumValue)) : 0
    }
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var edges: (left: CGFloat, right: CGFloat) {
        (minimumValueImage.map { $0.size.width + 8 } ?? 0, maximumValueImage.map { $0.size.width + 8 } ?? 0)
    }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let edges = edges
        return CGRect(
            x: edges.left + 2, y: bounds.height / 2 - 2, width: max(0, bounds.width - edges.left - edges.right - 4),
            height: 4)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let x = rect.minX + (rect.width - Self.knob) * (isMirrored ? 1 - share : share)
        return CGRect(x: x, y: bounds.height / 2 - Self.knob / 2, width: Self.knob, height: Self.knob)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.isFinite && size.width < 100_000 ? size.width : 160, height: 28)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 28) }

    // MARK: Input

    private func follow(_ touch: UITouch) {
        let track = trackRect(forBounds: CGRect(origin: .zero, size: bounds.size))
        guard track.width > Self.knob else { return }
        var share = (touch.location(in: self).x - track.minX - Self.knob / 2) / (track.width - Self.knob)
        if isMirrored { share = 1 - share }
        let old = stored
        setValue(minimumValue + Float(min(max(share, 0), 1)) * (maximumValue - minimumValue), animated: false)
        if isContinuous, stored != old { sendActions(for: .valueChanged) }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    package override func handleKey(_ key: UIKey) -> Bool {
        guard isEnabled, isFirstResponder, key.modifierFlags.normalized.isEmpty else { return false }
        let step = (maximumValue - minimumValue) / 20
        switch key.code {
        case .left: nudge(isMirrored ? step : -step)
        case .right: nudge(isMirrored ? -step : step)
        case .down: nudge(-step)
        case .up: nudge(step)
        case .home: nudge(minimumValue - stored)
        case .end: nudge(maximumValue - stored)
        default: return false
        }
        return true
    }

    private func nudge(_ step: Float) {
        let old = stored
        setValue(stored + step, animated: false)
        if stored != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Drawing

    override func drawContent(_ canvas: Canvas) {
        let room = CGRect(origin: .zero, size: bounds.size), track = trackRect(forBounds: room)
        let thumb = thumbRect(forBounds: room, trackRect: track, value: stored)
        let dim: CGFloat = isEnabled ? 1 : 0.4
        func shade(_ color: UIColor) -> RGBA {
            let rgba = color.rgba(canvas.traits)
            return rgba.withAlpha(rgba.alpha * dim)
        }
        canvas.fill(track, radii: CornerRadii(2), shade(maximumTrackTintColor ?? .systemGray4))
        let done =
            isMirrored
            ? CGRect(x: thumb.midX, y: track.minY, width: track.maxX - thumb.midX, height: 4)
            : CGRect(x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: 4)
        canvas.fill(done, radii: CornerRadii(2), shade(minimumTrackTintColor ?? tintColor))
        if let image = minimumValueImage {
            image.draw(
                canvas,
                in: CGRect(
                    x: 0, y: room.midY - image.size.height / 2, width: image.size.width, height: image.size.height),
                tint: shade(.secondaryLabel))
        }
        if let image = maximumValueImage {
            image.draw(
                canvas,
                in: CGRect(
                    x: room.maxX - image.size.width, y: room.midY - image.size.height / 2, width: image.size.width,
                    height: image.size.height), tint: shade(.secondaryLabel))
        }
        if let image = currentThumbImage {
            return image.draw(
                canvas, in: UIView.ContentMode.center.place(image.size, in: thumb),
                tint: image.isTemplate ? shade(tintColor) : nil)
        }
        canvas.shadow(
            thumb, radii: CornerRadii(Self.knob / 2), RGBA(red: 0, green: 0, blue: 0).withAlpha(0.25),
            offset: CGSize(width: 0, height: 1), blur: 3)
        canvas.fill(thumb, radii: CornerRadii(Self.knob / 2), (thumbTintColor ?? .white).rgba(canvas.traits))
        canvas.border(thumb, radii: CornerRadii(Self.knob / 2), width: 1, UIColor.systemGray4.rgba(canvas.traits))
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((fraction * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_SLIDER }
}
