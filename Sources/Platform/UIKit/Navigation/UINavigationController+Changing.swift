import Foundation

// One change of the stack at a time. The order of calls is that of Apple's systems: `willMove`, the four appearance calls
// crosswise (old will disappear, new will appear, old did, new did), then `didMove`; the delegate hears around them.
extension UINavigationController {
    func change(
        to new: [UIViewController], _ operation: Operation, animated: Bool,
        interaction: UIPercentDrivenInteractiveTransition? = nil
    ) {
        transition?.finishNow()
        let old = stack
        let removed = old.filter { !new.contains($0) }, added = new.filter { !old.contains($0) }
        for controller in added { addChild(controller) }
        for controller in removed {
            controller.willMove(toParent: nil)
            controller.containment.movement = .leaving
        }
        keep(new)
        let settle = { (done: Bool) in
            for controller in done ? removed : added { controller.removeFromParent() }
            guard done else { return }
            for controller in added {
                // A screen below the top is on the stack before it ever shows: it will be revealed, not pushed.
                if controller !== new.last { controller.containment.movement = .none }
                controller.didMove(toParent: self)
            }
        }
        guard isViewLoaded, appearance != .disappeared, shown !== new.last else {
            showTopAtOnce()
            return settle(true)
        }
        run(from: shown, to: new.last, operation, animated: animated, interaction: interaction) { done in
            if !done {
                for controller in removed { controller.containment.movement = .none }
                self.keep(old)
            }
            settle(done)
            self.updateBars(animated: false)
        }
    }

    private func run(
        from: UIViewController?, to: UIViewController?, _ operation: Operation, animated: Bool,
        interaction: UIPercentDrivenInteractiveTransition?, settle: @escaping (Bool) -> Void
    ) {
        shown = to
        let transition = ControllerTransition(from: from, to: to, in: room, animated: animated) { [weak self] done in
            guard let self else { return }
            self.transition = nil
            let gone = done ? from : to, stays = done ? to : from
            gone?.viewIfLoaded?.removeFromSuperview()
            self.shown = stays
            settle(done)
            if let stays {
                stays.view.frame = self.frame(for: stays)
                if stays.view.superview !== self.room { self.room.addSubview(stays.view) }
            }
            if !done {
                to?.willDisappear(animated)
                from?.willAppear(animated)
            }
            gone?.didDisappear(animated)
            stays?.didAppear(animated)
            if let stays { self.delegate?.navigationController(self, didShow: stays, animated: animated) }
            self.view.setNeedsLayout()
        }
        self.transition = transition
        transition.presentationStyle = .none
        to?.loadViewIfNeeded()
        updateBars(animated: animated)
        giveSafeArea(to: to)
        transition.fromView = from?.viewIfLoaded
        transition.toView = to?.view
        if let to { transition.finalFrames[ObjectIdentifier(to)] = frame(for: to) }
        from?.willDisappear(animated)
        to?.willAppear(animated)
        if let to { delegate?.navigationController(self, willShow: to, animated: animated) }
        if animated, let from, let to, operation != .none {
            let animator = delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
            transition.animator = animator ?? NavigationSlide(isPush: operation == .push)
            transition.interactor =
                interaction ?? animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
        }
        transition.run()
    }

    func popInteractively(_ interaction: UIPercentDrivenInteractiveTransition) {
        guard stack.count > 1 else { return }
        change(to: stack.dropLast(), .pop, animated: true, interaction: interaction)
    }

    /// Puts the top controller's view in place without ceremony: before appearing, and off screen.
    func showTopAtOnce() {
        guard isViewLoaded, transition == nil else { return }
        updateBars(animated: false)
        guard let top = topViewController else {
            shown?.viewIfLoaded?.removeFromSuperview()
            shown = nil
            return
        }
        guard shown !== top || top.view.superview !== room else { return }
        if let old = shown, old !== top {
            old.disappear()
            old.viewIfLoaded?.removeFromSuperview()
        }
        shown = top
        giveSafeArea(to: top)
        top.view.frame = frame(for: top)
        room.addSubview(top.view)
        view.setNeedsLayout()
        if appearance == .appearing || appearance == .appeared { top.willAppear(false) }
        if appearance == .appeared {
            delegate?.navigationController(self, willShow: top, animated: false)
            top.didAppear(false)
            delegate?.navigationController(self, didShow: top, animated: false)
        }
    }

    private func updateBars(animated: Bool) {
        navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
        toolbar.setItems(topViewController?.toolbarItems, animated: animated)
        // A tab bar around it may give way to the new top.
        containerNeedsLayout()
    }
}
