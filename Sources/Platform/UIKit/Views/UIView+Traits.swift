import Foundation

extension UIView {
    var effectiveTraits: UITraitCollection {
        var view: UIView? = self
        var style: UIUserInterfaceStyle?
        while let current = view {
            if style == nil, current.overrideStyle != .unspecified { style = current.overrideStyle }
            if let window = current as? UIWindow {
                return style.map { window.windowTraits.with(userInterfaceStyle: $0) } ?? window.windowTraits
            }
            view = current.superview
        }
        return style.map { UITraitCollection.current.with(userInterfaceStyle: $0) } ?? .current
    }

    func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != overrideStyle else { return }
        let old = traitCollection
        overrideStyle = style
        propagateTraits(from: old)
    }

    /// Tells the subtree that its surroundings changed, and redraws it.
    func propagateTraits(from old: UITraitCollection) {
        traitCollectionDidChange(old)
        owningController?.traitCollectionDidChange(old)
        tellTraitObservers(old)
        setNeedsLayout()
        setNeedsDisplay()
        for view in subviews { view.propagateTraits(from: old) }
    }

    func propagateTintColor() {
        tintColorDidChange()
        setNeedsDisplay()
        for view in subviews where view.storedTintColor == nil { view.propagateTintColor() }
    }

    func rgba(_ color: UIColor) -> RGBA { color.rgba(traitCollection) }
}
