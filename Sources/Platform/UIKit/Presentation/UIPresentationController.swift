import Foundation

/// Frames a presented controller: where it stands, what lies behind it, when it may go.
///
/// Subclass it for a presentation of your own and return it from `presentationController(forPresented:presenting:source:)`.
/// Add what surrounds the presented view (a dimming, a shadow) to `containerView` in `presentationTransitionWillBegin`.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
    public unowned let presentedViewController: UIViewController
    weak var presenter: UIViewController?
    /// Covers the window, or the context that the presentation is confined to; only while presented.
    public internal(set) var containerView: UIView?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    open var overrideTraitCollection: UITraitCollection?
    weak var focusBefore: UIResponder?
    private var placedBounds = CGRect.zero

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    open var presentingViewController: UIViewController {
        presenter ?? presentedViewController.presentingViewController ?? presentedViewController
    }

    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self) ?? .none
    }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? adaptivePresentationStyle
    }
    open var traitCollection: UITraitCollection { overrideTraitCollection ?? presentingViewController.traitCollection }

    /// What is moved into the container; a subclass may wrap the controller's view.
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter is out of sight while this is shown, and is told so.
    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Content

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        placedBounds = .zero
        containerView?.setNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: For the presentations of this module

    /// The animation where the app gives none.
    func defaultAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        presentedViewController.modalTransitionStyle == .coverVertical
            ? CoverAnimator(isPresenting: isPresenting) : DissolveAnimator(isPresenting: isPresenting)
    }

    /// Whether a press beside the presented view reaches what lies below.
    func passesThrough(_ point: CGPoint) -> Bool { false }

    /// A press beside the presented view, which nothing took.
    func pressedOutside() {}

    /// Lays out after the container's size or the wished size changed. A view that the app moves meanwhile stays.
    func containerLaidOut() {
        guard let containerView else { return }
        containerViewWillLayoutSubviews()
        if placedBounds != containerView.bounds, let view = presentedView, view.superview === containerView {
            placedBounds = containerView.bounds
            view.frame = frameOfPresentedViewInContainerView
        }
        containerViewDidLayoutSubviews()
    }
}
