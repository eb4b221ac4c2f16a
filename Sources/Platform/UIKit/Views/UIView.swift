import Foundation
internal import CGtk

/// A rectangle that draws, lays out its subviews and takes events.
///
/// The view itself is a plain Swift object: frames, hit testing and layout work without a display. While it stands in a
/// window that is shown, it owns one GTK widget (`widget`), made by `mount` and destroyed by `unmount`.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment {
    // MARK: Stored state

    var storedBounds = CGRect.zero
    var storedCenter = CGPoint.zero
    var storedTransform = CGAffineTransform.identity
    var storedAlpha: CGFloat = 1
    var storedIsHidden = false
    var storedBackgroundColor: UIColor?
    var storedTintColor: UIColor?
    var storedLayer: CALayer?
    var needsLayout = true
    var descendantNeedsLayout = false
    /// Turned off by the base class's `draw`: most views have no drawing of their own, and asking once is enough.
    var mayDraw = true
    /// Values on their way to the model's, while an animation runs.
    var presentation: PresentationValues?
    var widget: UnsafeMutablePointer<GtkWidget>?
    weak var owningController: UIViewController?
    var accessibility: AccessibilityValues?
    var interaction: ViewInteraction?
    var overrideStyle = UIUserInterfaceStyle.unspecified
    /// What Auto Layout knows of the view; nil as long as it takes no part.
    var layoutState: LayoutState?
    var needsConstraintUpdate = true
    var traitObservers: [TraitChangeRegistration] = []

    public internal(set) weak var superview: UIView?
    public internal(set) var subviews: [UIView] = []
    public internal(set) weak var window: UIWindow?

    // MARK: Making a view

    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    /// There are no archives of views here; subclasses inherit the initialiser that Apple's UIKit demands.
    public required init?(coder: NSCoder) { super.init() }

    public convenience override init() { self.init(frame: .zero) }

    open class var layerClass: AnyClass { CALayer.self }

    /// What the view is drawn on: corners, border, shadow, sublayers.
    public var layer: CALayer { storedLayer ?? makeLayer() }

    // MARK: Geometry

    open var frame: CGRect {
        get { frameFromModel }
        set { setFrame(newValue) }
    }

    open var bounds: CGRect {
        get { storedBounds }
        set { setBounds(newValue) }
    }

    open var center: CGPoint {
        get { storedCenter }
        set { setCenter(newValue) }
    }

    /// A map about the centre: shift, scale, turn.
    open var transform: CGAffineTransform {
        get { storedTransform }
        set { setTransform(newValue) }
    }

    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    /// Whether the frame says where the view is. Turn it off for views that constraints place.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard translatesAutoresizingMaskIntoConstraints != oldValue, layoutState != nil else { return }
            constraintsChanged()
            superview?.constraintsChanged()
        }
    }
    open var contentMode: ContentMode = .scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    public static let noIntrinsicMetric: CGFloat = -1

    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Called by a subclass when its natural size changed; the superview lays out again.
    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        if layoutState != nil, isPlacedBySuperview { constraintsChanged() }
        onIntrinsicSizeChange?()
    }

    /// Tells a layout system above (SwiftUI) that the natural size changed.
    package var onIntrinsicSizeChange: (() -> Void)?

    // MARK: Appearance

    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set { setBackgroundColor(newValue) }
    }

    open var alpha: CGFloat {
        get { storedAlpha }
        set { setAlpha(newValue) }
    }

    open var isHidden: Bool {
        get { storedIsHidden }
        set { setIsHidden(newValue) }
    }

    /// Shows the view only where this one, in the view's coordinates, is opaque.
    open var mask: UIView? {
        get { interaction?.mask }
        set {
            ensureInteraction().mask = newValue
            setNeedsDisplay()
        }
    }

    open var isOpaque = true
    open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { setNeedsDisplay() } } }

    /// The accent; inherited from the superview where it is nil.
    open var tintColor: UIColor! {
        get { storedTintColor ?? superview?.tintColor ?? UIColor.tintColor }
        set {
            storedTintColor = newValue
            propagateTintColor()
        }
    }

    open func tintColorDidChange() {}

    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overrideStyle }
        set { setOverrideStyle(newValue) }
    }

    open var traitCollection: UITraitCollection { effectiveTraits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Draws content under the subviews. Overrides use `UIGraphicsGetCurrentContext()`, `UIBezierPath`, and `draw` of
    /// strings and images.
    open func draw(_ rect: CGRect) { mayDraw = false }

    /// A view that shows this one as it looks now, without being it.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        pictureView(afterScreenUpdates: afterUpdates)
    }

    open func setNeedsDisplay() { queueDraw() }
    open func setNeedsDisplay(_ rect: CGRect) { queueDraw() }

    // MARK: Layout

    open func layoutSubviews() {}

    open func setNeedsLayout() { markNeedsLayout() }

    open func layoutIfNeeded() {
        if isPlacedBySuperview { layoutRoot.solveLayoutIfNeeded() }
        performLayout()
    }

    /// Asks for `updateConstraints` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }
    open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
    open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }
    /// Where a view changes its constraints in one go; overrides end with `super.updateConstraints()`.
    open func updateConstraints() {}
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The smallest size that satisfies the constraints inside, as near to the target as wishes of strength 50 can bring it.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that satisfies the constraints inside; a dimension with a required priority is the target's. Cells ask for
    /// their height so: `systemLayoutSizeFitting(CGSize(width: w, height: 0), withHorizontalFittingPriority: .required,
    /// verticalFittingPriority: .fittingSizeLevel)`.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConstraintsOfSubtree()
        return fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
    open func safeAreaInsetsDidChange() {}

    /// The room that content keeps to the edges, with the safe area on top where `insetsLayoutMarginsFromSafeArea` says so.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setMargins(.fixed(newValue)) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveLayoutMargins.directional(flipped: effectiveUserInterfaceLayoutDirection == .rightToLeft) }
        set { setMargins(.directional(newValue)) }
    }
    /// Keeps at least the superview's margins where the view reaches into them.
    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutState?.preservesSuperviewMargins ?? false }
        set { changeMargins { $0.preservesSuperviewMargins = newValue } }
    }
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState?.insetsMarginsFromSafeArea ?? true }
        set { changeMargins { $0.insetsMarginsFromSafeArea = newValue } }
    }
    open func layoutMarginsDidChange() {}

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 1)
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 0)
    }

    open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }
    open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
    open func removeFromSuperview() { detach() }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open func isDescendant(of view: UIView) -> Bool { hasAncestor(view) }

    /// Takes the keys from the text input that has them, if it stands in this view.
    ///
    /// - Parameter force: Whether it has to go even if it would rather not; here it is asked all the same.
    /// - Returns: Whether no input in this view has the keys now.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let input = window?.firstResponder as? UIView, input.isDescendant(of: self) else { return true }
        return input.resignFirstResponder()
    }

    // Never called: there are no nibs on Linux.
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    open var tag = 0
    open func viewWithTag(_ tag: Int) -> UIView? { descendant(tagged: tag) }

    // MARK: Events

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestHit(point, event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { interaction?.gestureRecognizers }
        set { replaceGestureRecognizers(newValue ?? []) }
    }

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { remove(recognizer) }
    open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether Tab stops here.
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { isFirstResponder }

    open override var next: UIResponder? { owningController ?? superview }

    // MARK: Accessibility

    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? false }
        set { updateAccessibility { $0.isElement = newValue } }
    }
    open var accessibilityLabel: String? {
        get { accessibility?.label }
        set { updateAccessibility { $0.label = newValue } }
    }
    open var accessibilityValue: String? {
        get { accessibility?.value }
        set { updateAccessibility { $0.value = newValue } }
    }
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { updateAccessibility { $0.hint = newValue } }
    }
    open var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { updateAccessibility { $0.identifier = newValue } }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? .none }
        set { updateAccessibility { $0.traits = newValue } }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.hidesElements ?? false }
        set { updateAccessibility { $0.hidesElements = newValue } }
    }

    /// The elements in reading order, for code that asks; screen readers go by the order of the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { updateAccessibility { $0.elements = newValue } }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { updateAccessibility { $0.customActions = newValue } }
    }
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? false }
        set { updateAccessibility { $0.isModal = newValue } }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsChildren ?? false }
        set { updateAccessibility { $0.groupsChildren = newValue } }
    }
    /// In the window; the view's own place unless it is set.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? convert(bounds, to: nil) }
        set { updateAccessibility { $0.frame = newValue } }
    }
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { updateAccessibility { $0.activationPoint = newValue } }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    open var accessibilityLanguage: String?
    open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    /// No colours are inverted on this desktop.
    open var accessibilityIgnoresInvertColors = false
    open var accessibilityRespondsToUserInteraction = true
    open var accessibilityUserInputLabels: [String]?

    /// What a screen reader's "activate" does; a press at the centre by default.
    open func accessibilityActivate() -> Bool { false }
    // A phone's gestures for screen readers, which a desktop's reader does not have: for an app to override and call.
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { isFirstResponder }

    // MARK: For Auto Layout

    /// Whether the natural height depends on the width that the layout gives: text in lines.
    var wrapsAtItsWidth: Bool { false }
    /// The width that `intrinsicContentSize` answers for while the solver asks for a height.
    var automaticLayoutWidth: CGFloat {
        get { 0 }
        set {}
    }
    var firstBaseline: Baseline { Baseline(share: 1) }
    var lastBaseline: Baseline { Baseline(share: 1) }
    /// A subview was hidden or shown.
    func subviewVisibilityChanged() {}

    // MARK: For the native inputs

    /// Draws between background and subviews, for the views of this module: text, pictures.
    func drawContent(_ canvas: Canvas) {}

    /// Draws over the subviews: scroll indicators, focus rings.
    func drawOverlay(_ canvas: Canvas) {}

    /// Makes the native widget that fills this view's `nativeFrame` (text inputs only).
    func makeNative() -> UnsafeMutablePointer<GtkWidget>? { nil }
    var nativeFrame: CGRect { bounds }
    /// The native widget is about to go with the view's own.
    func willUnmountNative() {}

    /// GTK gave the widget its size; the window takes it over.
    func willAllocate(width: CGFloat, height: CGFloat) {}

    /// A wheel or a touchpad moved over this view; answers whether it made use of it.
    package func handleScroll(_ scroll: ScrollInput) -> Bool { interaction?.scrollHandler?(scroll) ?? false }

    /// A secondary click over this view, in window coordinates; answers whether it opened a menu of its own.
    package var secondaryClickHandler: ((CGPoint) -> Bool)?

    /// What a native input shows, drawn without it.
    func drawNativeStandIn(_ canvas: Canvas) {}

    /// Tells GTK what the view is to a screen reader.
    func applyAccessibility() { sendAccessibility() }

    /// Whether the platform reads this view as an element, apart from what the app says.
    var isElementByNature: Bool { false }
    var role: GtkAccessibleRole { roleFromTraits }
}
