import Foundation

extension UIView {
    var effectiveTraits: UITraitCollection {
        var view: UIView? = self
        var style: UIUserInterfaceStyle?
        var direction: UITraitEnvironmentLayoutDirection?
        var overrides: UITraitOverrides?
        func with(_ traits: UITraitCollection) -> UITraitCollection {
            let traits = overrides?.applied(to: traits) ?? traits
            guard style != nil || direction != nil else { return traits }
            return traits.with(userInterfaceStyle: style, layoutDirection: direction)
        }
        while let current = view {
            if style == nil, current.overrideStyle != .unspecified { style = current.overrideStyle }
            if let own = current.interaction?.traitOverrides {
                if style == nil { style = overrides?.style ?? own.style }
                if direction == nil { direction = own.direction }
                overrides = overrides?.over(own) ?? own
            }
            if let window = current as? UIWindow {
                return with(window.windowTraits)
            }
            if direction == nil, let own = current.interaction?.layoutDirection { direction = own }
            view = current.superview
        }
        return with(.current)
    }

    /// The direction of reading of this view and all in it; nil leaves it to the surroundings.
    package var overrideLayoutDirection: UITraitEnvironmentLayoutDirection? {
        get { interaction?.layoutDirection }
        set {
            guard newValue != overrideLayoutDirection else { return }
            let old = traitCollection
            ensureInteraction().layoutDirection = newValue
            propagateTraits(from: old)
        }
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
