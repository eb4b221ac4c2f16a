import Foundation

/// A controller whose content is the desktop's: presented, it shows nothing itself and opens a dialog or another app.
@preconcurrency @MainActor open class DesktopDialogController: UIViewController {
    private var hasOpened = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        view = UIView(frame: .zero)
        view.accessibilityElementsHidden = true
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasOpened else { return }
        hasOpened = true
        // The presentation is over first: a dialog that answers at once may dismiss.
        Flush.schedule { [weak self] in self?.openDialog() }
        viewIfLoaded?.setNeedsLayout()
    }

    func openDialog() {}

    /// Whatever style the app asked for, there is nothing to frame.
    override func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? {
        DesktopDialogPresentation(presentedViewController: self, presenting: presenting)
    }
}

/// Frames nothing. A popover's source may be set as on a tablet; it has no effect.
private final class DesktopDialogPresentation: UIPopoverPresentationController {
    override var presentedView: UIView? { presentedViewController.view }
    override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    override func presentationTransitionWillBegin() {}
    override func dismissalTransitionDidEnd(_ completed: Bool) {}
    override func pressedOutside() {}
}
