import Foundation

/// Shows a controller as a sheet: a card in the middle of a wide window, at the lower edge of a narrow one.
///
/// The sheet rests at one of its `detents`. The reader drags it by its grabber or bar with any pointer, and with a finger
/// anywhere, except that a scroll view inside keeps the drag as long as it can scroll that way.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    private let dimming = DimmingView(frame: .zero)
    let card = SheetCardView()
    private(set) lazy var drag = SheetDrag(self)

    /// Where the sheet can rest, lowest first; never empty.
    open var detents: [Detent] = [.large()] { didSet { layoutAgain() } }
    /// Where it rests; `nil` is the first.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { layoutAgain() } }
    /// Up to this detent the window behind is neither dimmed nor out of reach.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { updateDimming() } }
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false { didSet { layoutAgain() } }
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { layoutAgain() } }
    open var prefersGrabberVisible = false { didSet { card.showsGrabber = prefersGrabberVisible } }
    /// `nil` is the house's.
    open var preferredCornerRadius: CGFloat? { didSet { layoutAgain() } }
    open var prefersPageSizing = true
    open var sourceView: UIView?

    private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
        delegate as? any UISheetPresentationControllerDelegate
    }

    /// Changes several properties in one motion.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(
                withDuration: 0.22,
                animations: {
                    changes()
                    self.layoutAgain()
                    self.containerView?.layoutIfNeeded()
                })
        }
    }

    /// The heights of custom detents changed.
    open func invalidateDetents() { layoutAgain() }

    // MARK: Presentation

    open override var presentedView: UIView? { card }
    open override var shouldRemovePresentersView: Bool { false }

    open override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        containerView.insertSubview(dimming, at: 0)
        card.host(presentedViewController.view)
        card.showsGrabber = prefersGrabberVisible
        drag.install()
        dimming.fade(in: isDimmed, along: presentedViewController.transitionCoordinator)
    }

    open override func dismissalTransitionWillBegin() {
        dimming.fade(in: false, along: presentedViewController.transitionCoordinator)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { card.release() } else { updateDimming() }
    }

    override func pressedOutside() { presentedViewController.dismissedByReader() }

    override func passesThrough(_ point: CGPoint) -> Bool { !isDimmed }

    override func defaultAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        presentedViewController.modalTransitionStyle == .crossDissolve
            ? DissolveAnimator(isPresenting: isPresenting) : CoverAnimator(isPresenting: isPresenting)
    }

    // MARK: Layout

    /// Whether the sheet stands at the lower edge.
    var isEdgeAttached: Bool { (containerView?.bounds.width ?? 0) < UIWindow.compactWidth }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let room = containerView?.bounds else { return .zero }
        return isEdgeAttached ? attachedFrame(in: room) : centredFrame(in: room)
    }

    private func attachedFrame(in room: CGRect) -> CGRect {
        let wished = preferredContentSize
        let width =
            widthFollowsPreferredContentSizeWhenEdgeAttached && wished.width > 0
            ? min(wished.width, room.width) : room.width
        // A size that the app asks for counts like a detent of its own.
        let height =
            detents.count == 1 && detents[0].identifier == .large && wished.height > 0
            ? min(wished.height, maximumHeight) : selectedHeight
        return CGRect(x: ((room.width - width) / 2).rounded(), y: room.height - height, width: width, height: height)
    }

    private func centredFrame(in room: CGRect) -> CGRect {
        var size = preferredContentSize
        if size.width <= 0 { size.width = presentationStyle == .formSheet ? 520 : 560 }
        if size.height <= 0 { size.height = usesDetents ? selectedHeight : presentationStyle == .formSheet ? 600 : 640 }
        size = CGSize(width: min(size.width, room.width - 32), height: min(size.height, room.height - 48))
        return CGRect(
            x: ((room.width - size.width) / 2).rounded(), y: ((room.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    private var usesDetents: Bool { detents.count > 1 || detents[0].identifier != .large }

    /// The height of a sheet that leaves only a strip of the window to be seen.
    var maximumHeight: CGFloat { max(0, (containerView?.bounds.height ?? 0) - 24) }

    var selectedHeight: CGFloat { height(of: selectedDetent) }

    var selectedDetent: Detent { detents.first { $0.identifier == selectedDetentIdentifier } ?? detents[0] }

    func height(of detent: Detent) -> CGFloat {
        let context = DetentContext(maximumDetentValue: maximumHeight, containerTraitCollection: traitCollection)
        return min(maximumHeight, detent.resolvedValue(in: context) ?? maximumHeight).rounded()
    }

    override func containerLaidOut() {
        super.containerLaidOut()
        guard !drag.isActive else { return }
        card.radius = preferredCornerRadius ?? 14
        card.isAttached = isEdgeAttached
    }

    func layoutAgain() {
        guard containerView != nil, !drag.isActive else { return }
        card.frame = frameOfPresentedViewInContainerView
        card.radius = preferredCornerRadius ?? 14
        updateDimming()
    }

    /// The reader dragged it to another rest.
    func rest(at detent: Detent) {
        let changed = detent.identifier != selectedDetent.identifier
        animateChanges { selectedDetentIdentifier = detent.identifier }
        if changed { sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    }

    // MARK: Dimming

    private var isDimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier,
            let index = detents.firstIndex(where: { $0.identifier == limit }),
            let selected = detents.firstIndex(where: { $0.identifier == selectedDetent.identifier })
        else { return true }
        return selected > index
    }

    private func updateDimming() {
        guard containerView != nil, presentedViewController.presentationState.phase != .dismissing else { return }
        dimming.alpha = isDimmed ? 1 : 0
    }
}

/// Hears of a sheet's rests.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
