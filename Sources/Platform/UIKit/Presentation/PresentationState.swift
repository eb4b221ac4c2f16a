import Foundation

/// Where a controller stands in being presented.
struct PresentationState {
    enum Phase { case none, presenting, dismissing }

    var phase = Phase.none
    /// The one in use, or the one that the app prepares before it presents.
    var controller: UIPresentationController?
    /// The style `controller` was made for.
    var style = UIModalPresentationStyle.automatic
    var transition: ControllerTransition?
    var presented: UIViewController?
    weak var presenting: UIViewController?
}

extension UIViewController {
    /// What this controller, or the container it stands in, shows over itself.
    public var presentedViewController: UIViewController? {
        presentationState.presented ?? parent?.presentedViewController
    }

    /// Who presented this controller, or the container it stands in.
    public var presentingViewController: UIViewController? {
        presentationState.presenting ?? parent?.presentingViewController
    }

    public var isBeingPresented: Bool { presentationState.phase == .presenting }
    public var isBeingDismissed: Bool { presentationState.phase == .dismissing }

    /// Frames this controller while it is presented; made on first use, by its style.
    public var presentationController: UIPresentationController? {
        if presentationState.presenting == nil, let parent, presentationState.controller == nil,
            let outer = parent.presentationState.controller
        {
            return outer
        }
        return preparePresentation(presenting: nil, source: self)
    }

    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The presentation for the style as it is now; kept until the style changes.
    func preparePresentation(presenting: UIViewController?, source: UIViewController) -> UIPresentationController {
        if let made = presentationState.controller,
            presentationState.style == modalPresentationStyle
                && (modalPresentationStyle != .custom || presenting == nil)
                || presentationState.presenting != nil
        {
            made.presenter = made.presenter ?? presenting
            return made
        }
        let made = makePresentationController(presenting: presenting, source: source)
        presentationState.controller = made
        presentationState.style = modalPresentationStyle
        return made
    }

    private func makePresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        if let own = ownPresentationController(presenting: presenting) { return own }
        return switch modalPresentationStyle {
        case .custom:
            transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: presenting)
        default: UIPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    /// The coordinator of the transition that this controller takes part in.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var controller: UIViewController? = self
        while let current = controller {
            if let running = current.presentationState.transition ?? (current as? UINavigationController)?.transition {
                return running
            }
            controller = current.parent
        }
        return nil
    }
}
