import Foundation

extension UIWindow {
    /// Opens the menu of what has the keyboard: the Menu key, or Shift and F10.
    func openContextMenu(by key: UIKey) -> Bool {
        guard key.isOnly(.menu) || key.isOnly(.function(10), .shift), let view = firstResponder as? UIView else {
            return false
        }
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: self)
        return openContextMenu(from: view, at: place)
    }

    /// Asks the view and those around it.
    @discardableResult
    func openContextMenu(from view: UIView, at place: CGPoint) -> Bool {
        var current: UIView? = view
        while let candidate = current {
            if candidate.secondaryClickHandler?(place) == true { return true }
            if let menu = candidate.contextMenuProvider?() {
                MenuPresenter.present(menu, in: self, at: place)
                return true
            }
            current = candidate.superview
        }
        return false
    }
}
