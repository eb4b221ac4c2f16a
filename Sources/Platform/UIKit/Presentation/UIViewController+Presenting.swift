import Foundation

extension UIViewController {
    /// As on Apple's systems the outermost container presents, unless the presentation is confined to a context.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        let confined = style == .currentContext || style == .overCurrentContext
        var presenter = self
        while let parent = presenter.parent {
            if confined, presenter.definesPresentationContext { break }
            presenter = parent
        }
        return presenter.topPresented
    }

    func presentOnTop(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(for: controller.modalPresentationStyle)
        guard let window = presenter.viewIfLoaded?.window ?? viewIfLoaded?.window,
            controller.presentationState.presenting == nil, controller !== presenter
        else { return }
        presenter.presentationState.transition?.finishNow()
        controller.presentationState.presenting = nil
        let presentation = controller.preparePresentation(presenting: presenter, source: self)
        presentation.presenter = presenter
        presenter.presentationState.presented = controller
        controller.presentationState.presenting = presenter
        controller.presentationState.phase = .presenting
        presentation.focusBefore = window.firstResponder
        window.moveFirstResponder(to: nil, forced: true)

        let host = presenter.presentationHost(for: presentation, in: window)
        let container = PresentationContainerView(presentation, frame: host.bounds)
        presentation.containerView = container
        host.addSubview(container)
        let removes = presentation.shouldRemovePresentersView
        let transition = ControllerTransition(from: presenter, to: controller, in: container, animated: animated) {
            [weak window] done in
            controller.presentationState.transition = nil
            controller.presentationState.phase = .none
            if removes, done { presenter.presentationRoot?.isHidden = true }
            presentation.presentationTransitionDidEnd(done)
            if done {
                if removes { presenter.didDisappear(animated) }
                controller.didAppear(animated)
            } else {
                if removes { presenter.appear(animated: animated) }
                controller.undoPresentation(from: presenter, in: window)
                controller.disappear(animated: animated)
            }
            completion?()
        }
        transition.presentationStyle = presentation.presentationStyle
        controller.presentationState.transition = transition
        controller.loadViewIfNeeded()
        if controller.modalPresentationStyle == .fullScreen, controller.view.backgroundColor == nil {
            controller.view.backgroundColor = .systemBackground
        }
        transition.toView = presentation.presentedView
        transition.fromView = removes ? presenter.view : nil
        presentation.presentationTransitionWillBegin()
        transition.finalFrames[ObjectIdentifier(controller)] = presentation.frameOfPresentedViewInContainerView
        if removes { presenter.willDisappear(animated) }
        controller.willAppear(animated)
        if animated {
            let animator =
                controller.transitioningDelegate?.animationController(
                    forPresented: controller, presenting: presenter, source: self)
            transition.animator = animator ?? presentation.defaultAnimator(isPresenting: true)
            transition.interactor = animator.flatMap {
                controller.transitioningDelegate?.interactionControllerForPresentation(using: $0)
            }
        }
        transition.run()
    }

    /// Where a presentation's container goes: the window, or the view of the context.
    private func presentationHost(for presentation: UIPresentationController, in window: UIWindow) -> UIView {
        switch presentation.presentationStyle {
        case .currentContext, .overCurrentContext: definesPresentationContext ? view : window
        default: window
        }
    }

    /// What is hidden while a presentation covers this controller entirely.
    var presentationRoot: UIView? { presentationState.controller?.containerView ?? viewIfLoaded }

    fileprivate func undoPresentation(from presenter: UIViewController, in window: UIWindow?) {
        let presentation = presentationState.controller
        presentation?.presentedView?.removeFromSuperview()
        presentation?.containerView?.removeFromSuperview()
        presentation?.containerView = nil
        presenter.presentationState.presented = nil
        presentationState.presenting = nil
        presentationState.controller = nil
        presentationState.phase = .none
        if restoresFocusAfterTransition, let before = presentation?.focusBefore, before.responderWindow === window {
            before.becomeFirstResponder()
        }
    }

    func dismissTop(animated: Bool, completion: (() -> Void)?) {
        // As on Apple's systems: dismisses what this one presented, or else itself.
        guard
            let presented = presentationState.presented ?? (presentationState.presenting != nil ? self : nil),
            let presentation = presented.presentationState.controller,
            let presenter = presented.presentationState.presenting, let container = presentation.containerView
        else {
            if let parent { parent.dismiss(animated: animated, completion: completion) } else { completion?() }
            return
        }
        guard presented.presentationState.phase != .dismissing else { return }
        if presented.presentationState.presented != nil { presented.dismissTop(animated: false, completion: nil) }
        presented.presentationState.transition?.finishNow()
        presented.presentationState.phase = .dismissing
        let window = container.window, removes = presentation.shouldRemovePresentersView
        if removes { presenter.presentationRoot?.isHidden = false }
        let transition = ControllerTransition(from: presented, to: presenter, in: container, animated: animated) {
            [weak window] done in
            presented.presentationState.transition = nil
            presented.presentationState.phase = .none
            presentation.dismissalTransitionDidEnd(done)
            if done {
                presented.undoPresentation(from: presenter, in: window)
                presented.didDisappear(animated)
                if removes { presenter.didAppear(animated) }
                presented.onDismiss?()
            } else {
                if removes {
                    presenter.presentationRoot?.isHidden = true
                    presenter.disappear(animated: animated)
                }
                presented.appear(animated: animated)
            }
            completion?()
        }
        transition.presentationStyle = presentation.presentationStyle
        presented.presentationState.transition = transition
        transition.fromView = presentation.presentedView
        transition.toView = removes ? presenter.viewIfLoaded : nil
        transition.finalFrames[ObjectIdentifier(presenter)] = presenter.viewIfLoaded?.frame ?? .zero
        presentation.dismissalTransitionWillBegin()
        presented.willDisappear(animated)
        if removes { presenter.willAppear(animated) }
        if animated {
            let animator = presented.transitioningDelegate?.animationController(forDismissed: presented)
            transition.animator = animator ?? presentation.defaultAnimator(isPresenting: false)
            transition.interactor = animator.flatMap {
                presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
            }
        }
        transition.run()
    }

    /// The reader wants this presented controller gone: Escape, a press outside, a drag. The app may refuse.
    ///
    /// - Returns: Whether the wish was taken, granted or not.
    @discardableResult
    func dismissedByReader() -> Bool {
        guard let presentation = presentationState.controller, presentationState.presenting != nil else { return false }
        let delegate = presentation.delegate
        guard !isModalInPresentation, delegate?.presentationControllerShouldDismiss(presentation) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return true
        }
        delegate?.presentationControllerWillDismiss(presentation)
        dismiss(animated: true) { delegate?.presentationControllerDidDismiss(presentation) }
        return true
    }
}
