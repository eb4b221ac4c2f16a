import Foundation

// Each of the four calls comes once per change, parents before children, whatever the order of the requests.
extension UIViewController {
    func appear(animated: Bool = false) {
        willAppear(animated)
        didAppear(animated)
    }

    func disappear(animated: Bool = false) {
        willDisappear(animated)
        didDisappear(animated)
    }

    func willAppear(_ animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        loadViewIfNeeded()
        prepareToAppear()
        appearance = .appearing
        viewWillAppear(animated)
        viewIsAppearing(animated)
        for child in childrenThatFollow { child.willAppear(animated) }
    }

    func didAppear(_ animated: Bool) {
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewDidAppear(animated)
        if containment.movement == .entering { containment.movement = .none }
        for child in childrenThatFollow { child.didAppear(animated) }
    }

    func willDisappear(_ animated: Bool) {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        for child in childrenThatFollow { child.willDisappear(animated) }
    }

    func didDisappear(_ animated: Bool) {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear(animated)
        if parent == nil { containment.movement = .none }
        for child in childrenThatFollow { child.didDisappear(animated) }
    }

    private var childrenThatFollow: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    /// What this one presented, and what that presented, in order.
    var allPresented: [UIViewController] {
        guard let next = presentationState.presented else { return [] }
        return [next] + next.allPresented
    }

    var topPresented: UIViewController {
        var top = self
        while let next = top.presentedViewController { top = next }
        return top
    }
}
