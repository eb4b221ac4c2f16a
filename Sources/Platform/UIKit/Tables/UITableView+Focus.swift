import Foundation

// The table is one stop of Tab; inside it the arrow keys walk along the rows. The row they are at shows itself while the
// table has the keyboard.
extension UITableView: FirstResponderObserver {
    package func didBecomeFirstResponder() { showFocus() }
    package func didResignFirstResponder() { showFocus() }

    private func showFocus() {
        if let path = focusedPath, let cell = cellForRow(at: path) { dress(cell, path) }
    }

    /// The row that the keyboard is at.
    package var focusedIndexPath: IndexPath? {
        get { focusedPath }
        set {
            guard let newValue, elementIndex(newValue) != nil else { return }
            focus(on: newValue, reveals: false)
        }
    }

    /// Goes to the first row in view: for who comes with the keyboard, and should see where it is.
    package func focusFirstRow() {
        focusedIndexPath = indexPathsForVisibleRows?.first {
            delegate?.tableView(self, canFocusRowAt: $0) ?? true
        }
    }
}
