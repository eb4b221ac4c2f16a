import Foundation

extension UIView {
    func insert(_ view: UIView, at index: Int) {
        precondition(view !== self, "A view cannot be its own subview")
        if view.superview === self, let old = subviews.firstIndex(where: { $0 === view }) {
            subviews.remove(at: old)
            subviews.insert(view, at: min(index, subviews.count))
            siblingOrderChanged(of: view)
            return
        }
        let newWindow = (self as? UIWindow) ?? window
        view.willMove(toSuperview: self)
        if view.window !== newWindow { view.propagateWillMove(to: newWindow) }
        if let old = view.superview {
            old.willRemoveSubview(view)
            view.deactivateConstraintsReachingOut()
            view.unmountSubtree()
            old.subviews.removeAll { $0 === view }
            old.setNeedsLayout()
        }
        view.superview = self
        subviews.insert(view, at: max(0, min(index, subviews.count)))
        if view.window !== newWindow { view.propagateWindow(newWindow) }
        if widget != nil { view.mountSubtree(in: self) }
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
        if view.needsLayout || view.descendantNeedsLayout { markDescendantNeedsLayout() }
        if view.storedTintColor == nil { view.propagateTintColor() }
        if view.layoutState != nil { joinedLayout(view) }
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        if view.superview === self { subviews.removeAll { $0 === view } }
        guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
            return insert(view, at: subviews.count)
        }
        if view.superview === self {
            subviews.insert(view, at: index + offset)
            siblingOrderChanged(of: view)
        } else {
            insert(view, at: index + offset)
        }
    }

    func exchange(_ first: Int, _ second: Int) {
        subviews.swapAt(first, second)
        siblingOrderChanged(of: subviews[first])
        siblingOrderChanged(of: subviews[second])
    }

    func move(_ view: UIView, toFront: Bool) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: index)
        subviews.insert(view, at: toFront ? subviews.count : 0)
        siblingOrderChanged(of: view)
    }

    func detach() {
        guard let parent = superview else { return }
        willMove(toSuperview: nil)
        if window != nil { propagateWillMove(to: nil) }
        parent.willRemoveSubview(self)
        deactivateConstraintsReachingOut()
        if let window, let first = window.firstResponder as? UIView, first.hasAncestor(self) {
            window.moveFirstResponder(to: nil, forced: true)
        }
        window?.pointer.forget(self)
        unmountSubtree()
        parent.subviews.removeAll { $0 === self }
        superview = nil
        if window != nil { propagateWindow(nil) }
        parent.setNeedsLayout()
        parent.setNeedsDisplay()
        didMoveToSuperview()
    }

    private func propagateWillMove(to newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        for view in subviews { view.propagateWillMove(to: newWindow) }
    }

    func propagateWindow(_ newWindow: UIWindow?) {
        let oldTraits = traitCollection
        window = newWindow
        didMoveToWindow()
        // A view that is told of its new surroundings may add or remove subviews.
        for view in subviews where view.window !== newWindow { view.propagateWindow(newWindow) }
        if traitCollection != oldTraits { traitCollectionDidChange(oldTraits) }
    }

    func hasAncestor(_ view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    func descendant(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.descendant(tagged: tag) { return found } }
        return nil
    }
}
