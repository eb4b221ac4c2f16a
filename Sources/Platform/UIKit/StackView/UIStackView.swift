import Foundation

/// Lays out its arranged subviews in a row or a column.
///
/// It draws nothing and makes no constraints that an app could see: it states its rules to the solver directly, together
/// with the app's own constraints, so natural sizes, priorities and wrapping text inside count as they do anywhere.
@preconcurrency @MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    public static let spacingUseSystem: CGFloat = .leastNormalMagnitude

    public private(set) var arrangedSubviews: [UIView] = []
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { rearranged() } } }
    open var distribution: Distribution = .fill { didSet { if distribution != oldValue { rearranged() } } }
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { rearranged() } } }
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearranged() } } }
    /// Measures vertical spacing from baseline to baseline.
    open var isBaselineRelativeArrangement = false { didSet { rearranged() } }
    /// Keeps the arranged views inside the layout margins instead of the bounds.
    open var isLayoutMarginsRelativeArrangement = false { didSet { rearranged() } }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) { super.init(coder: coder)! }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        view.ensureLayoutState().isArranged = true
        if view.superview !== self { addSubview(view) }
        rearranged()
    }

    /// The view stays a subview; only the stack no longer places it.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        customSpacing[ObjectIdentifier(view)] = nil
        view.layoutState?.isArranged = false
        rearranged()
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        rearranged()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    func spacing(after view: UIView) -> CGFloat {
        let spacing = customSpacing[ObjectIdentifier(view)] ?? spacing
        return spacing == Self.spacingUseSystem ? 8 : spacing
    }

    var shownArrangedSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    private func rearranged() {
        _ = ensureLayoutState()
        constraintsChanged()
    }

    // MARK: UIView

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override func subviewVisibilityChanged() {
        rearranged()
        onIntrinsicSizeChange?()
    }

    /// The size that the arranged views ask for within a room; a dimension of the room that is not finite or zero is open.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let hasWidth = size.width > 0 && size.width < 10_000
        let fitted = systemLayoutSizeFitting(
            .zero, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
        guard hasWidth, fitted.width > size.width else { return fitted }
        return systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    override var firstBaseline: Baseline { shownArrangedSubviews.first?.firstBaseline ?? super.firstBaseline }
    override var lastBaseline: Baseline { shownArrangedSubviews.last?.lastBaseline ?? super.lastBaseline }
}
