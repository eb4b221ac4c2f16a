import Foundation

/// Frames an alert: a card in the middle of a dimmed window.
final class AlertPresentation: UIPresentationController {
    private let dimming = DimmingView(frame: .zero)
    private let card = SheetCardView()

    private static let width: CGFloat = 320

    override var presentedView: UIView? { card }
    override var shouldRemovePresentersView: Bool { false }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        containerView.addSubview(dimming)
        card.host(presentedViewController.view)
        dimming.fade(in: true, along: presentedViewController.transitionCoordinator)
    }

    override func dismissalTransitionWillBegin() {
        dimming.fade(in: false, along: presentedViewController.transitionCoordinator)
    }

    override func defaultAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        DissolveAnimator(isPresenting: isPresenting, duration: 0.16)
    }

    override func containerLaidOut() {
        super.containerLaidOut()
        card.frame = frameOfPresentedViewInContainerView
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let room = containerView?.bounds, let alert = presentedViewController as? UIAlertController else {
            return .zero
        }
        let width = min(Self.width, room.width - 32)
        let height = min(alert.size(width: width, isPopover: false).height, room.height - 48)
        return CGRect(
            x: ((room.width - width) / 2).rounded(), y: ((room.height - height) / 2).rounded(), width: width,
            height: height)
    }
}

/// What an action sheet's frame asks of its content.
@MainActor protocol ActionSheetContent {
    func size(width: CGFloat, isPopover: Bool) -> CGSize
    func cancelledByReader()
}

/// Frames an action sheet: beside what it belongs to in a wide window, at the foot of a narrow one.
final class ActionSheetPresentation: UIPopoverPresentationController {
    private let dimming = DimmingView(frame: .zero)

    private var isAttached: Bool { (containerView?.bounds.width ?? 0) < UIWindow.compactWidth }
    private var hasSource: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, isAttached || !hasSource else { return }
        dimming.frame = containerView.bounds
        containerView.insertSubview(dimming, at: 0)
        dimming.fade(in: true, along: presentedViewController.transitionCoordinator)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        dimming.fade(in: false, along: presentedViewController.transitionCoordinator)
    }

    override func pressedOutside() { (presentedViewController as? any ActionSheetContent)?.cancelledByReader() }

    override func defaultAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        isAttached ? CoverAnimator(isPresenting: isPresenting) : super.defaultAnimator(isPresenting: isPresenting)
    }

    override var preferredContentSize: CGSize {
        (presentedViewController as? any ActionSheetContent)?.size(width: 280, isPopover: hasSource) ?? .zero
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard isAttached, let room = containerView?.bounds,
            let alert = presentedViewController as? any ActionSheetContent
        else { return super.frameOfPresentedViewInContainerView }
        let width = min(420, room.width - 16)
        let height = min(alert.size(width: width, isPopover: false).height, room.height - 48)
        return CGRect(
            x: ((room.width - width) / 2).rounded(), y: room.height - 8 - height, width: width, height: height)
    }
}
