import Foundation

// Where a controller stands: the nearest container of each kind.
extension UIViewController {
    private func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var controller = parent
        while let current = controller {
            if let found = current as? Container { return found }
            controller = current.parent
        }
        return nil
    }

    public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
    public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
    public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

    /// Pushes on the nearest navigation controller; presents where there is none.
    func showInContainer(_ controller: UIViewController, sender: Any?) {
        var ancestor: UIViewController? = parent
        while let current = ancestor {
            if current is UINavigationController || current is UISplitViewController {
                return current.show(controller, sender: sender)
            }
            ancestor = current.parent
        }
        present(controller, animated: true)
    }

    /// The second column of a split, or what `show` does.
    func showDetail(_ controller: UIViewController, sender: Any?) {
        if let split = splitViewController { return split.showDetailViewController(controller, sender: sender) }
        show(controller, sender: sender)
    }

    func swapChildren(
        _ from: UIViewController, _ to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        let animated = duration > 0
        let room = from.view.superview ?? view!
        from.willDisappear(animated)
        to.willAppear(animated)
        if to.view.superview !== room {
            to.view.frame = from.view.frame
            room.insertSubview(to.view, aboveSubview: from.view)
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: { animations?() },
            completion: { finished in
                from.view.removeFromSuperview()
                from.didDisappear(animated)
                to.didAppear(animated)
                completion?(finished)
            })
    }

    func makeEditButtonItem() -> UIBarButtonItem {
        let item = UIBarButtonItem(
            title: "Edit",
            primaryAction: UIAction(title: "Edit") { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            })
        item.showEditing(isEditing)
        return item
    }
}

extension UIBarButtonItem {
    func showEditing(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }
}
