import Foundation

extension UIScrollView {
    /// A view that shows its top goes on showing it when bars come or grow.
    func followInset() {
        let inset = adjustedContentInset
        guard inset != settledInset else { return }
        let old = settledInset
        settledInset = inset
        if contentOffset.y == -old.top, inset.top != old.top { setOffset(CGPoint(x: contentOffset.x, y: -inset.top)) }
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}
