import Foundation

/// Traits that can be set: overrides of a view, or a collection that is being made.
public protocol UIMutableTraits {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayScale: CGFloat { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// What a view or controller says of its surroundings, for itself and all in it.
public struct UITraitOverrides: UIMutableTraits, @unchecked Sendable {
    var custom = CustomTraits()
    var style: UIUserInterfaceStyle?
    var horizontal: UIUserInterfaceSizeClass?
    var vertical: UIUserInterfaceSizeClass?
    var direction: UITraitEnvironmentLayoutDirection?
    var scale: CGFloat?
    var category: UIContentSizeCategory?
    /// What holds where nothing is set.
    private let base: UITraitCollection

    init(over base: UITraitCollection = UITraitCollection()) { self.base = base }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { trait._value(in: applied(to: base)) }
        set { trait._set(newValue, in: &self) }
    }

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { style ?? base.userInterfaceStyle }
        set { style = newValue == .unspecified ? nil : newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { horizontal ?? base.horizontalSizeClass }
        set { horizontal = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { vertical ?? base.verticalSizeClass }
        set { vertical = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { direction ?? base.layoutDirection }
        set { direction = newValue == .unspecified ? nil : newValue }
    }
    public var displayScale: CGFloat {
        get { scale ?? base.displayScale }
        set { scale = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { category ?? base.preferredContentSizeCategory }
        set { category = newValue }
    }

    /// Whether the app set it here.
    public func contains(_ trait: UITrait) -> Bool {
        var without = self
        without.remove(trait)
        return !without.isSame(as: self)
    }

    public mutating func remove(_ trait: UITrait) {
        switch trait {
        case is UITraitUserInterfaceStyle.Type: style = nil
        case is UITraitHorizontalSizeClass.Type: horizontal = nil
        case is UITraitVerticalSizeClass.Type: vertical = nil
        case is UITraitLayoutDirection.Type: direction = nil
        case is UITraitDisplayScale.Type: scale = nil
        case is UITraitPreferredContentSizeCategory.Type: category = nil
        default: custom[ObjectIdentifier(trait)] = nil
        }
    }

    private func isSame(as other: UITraitOverrides) -> Bool {
        style == other.style && horizontal == other.horizontal && vertical == other.vertical
            && direction == other.direction && scale == other.scale && category == other.category
            && custom == other.custom
    }

    var isEmpty: Bool { isSame(as: UITraitOverrides()) }

    /// What this one does not say, as the other says it.
    func over(_ other: UITraitOverrides) -> UITraitOverrides {
        var result = self
        result.style = style ?? other.style
        result.horizontal = horizontal ?? other.horizontal
        result.vertical = vertical ?? other.vertical
        result.direction = direction ?? other.direction
        result.scale = scale ?? other.scale
        result.category = category ?? other.category
        result.custom = custom.over(other.custom)
        return result
    }

    func applied(to traits: UITraitCollection) -> UITraitCollection {
        UITraitCollection(
            userInterfaceStyle: style ?? traits.userInterfaceStyle,
            horizontalSizeClass: horizontal ?? traits.horizontalSizeClass,
            verticalSizeClass: vertical ?? traits.verticalSizeClass,
            layoutDirection: direction ?? traits.layoutDirection, displayScale: scale ?? traits.displayScale,
            preferredContentSizeCategory: category ?? traits.preferredContentSizeCategory,
            custom: custom.over(traits.custom))
    }
}

extension UITraitCollection {
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { trait._value(in: self) }

    /// A collection of what the closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(UITraitCollection(), mutations)
    }

    /// A collection that says this one trait.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        self.init(UITraitCollection()) { $0[trait] = value }
    }

    /// A copy in which the closure changed something.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(self, mutations)
    }

    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    private convenience init(_ base: UITraitCollection, _ mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = UITraitOverrides(over: base)
        mutations(&traits)
        let made = (traits as? UITraitOverrides)?.applied(to: base) ?? base
        self.init(
            userInterfaceStyle: made.userInterfaceStyle, horizontalSizeClass: made.horizontalSizeClass,
            verticalSizeClass: made.verticalSizeClass, layoutDirection: made.layoutDirection,
            displayScale: made.displayScale, preferredContentSizeCategory: made.preferredContentSizeCategory,
            custom: made.custom)
    }

    /// The traits that the system's colours depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
    /// The traits that the system's images depend on.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self]
    }
}

extension UIView {
    /// Traits of this view and all in it, in place of the surroundings'.
    public var traitOverrides: UITraitOverrides {
        get { interaction?.traitOverrides ?? UITraitOverrides(over: traitCollection) }
        set {
            let old = traitCollection
            ensureInteraction().traitOverrides = newValue.isEmpty ? nil : newValue
            if traitCollection != old { propagateTraits(from: old) }
        }
    }

    /// Has no effect: a change of traits is told at once.
    public func updateTraitsIfNeeded() {}
}

extension UIViewController {
    /// Traits of the controller's view and all in it; the view is loaded for them.
    public var traitOverrides: UITraitOverrides {
        get { view.traitOverrides }
        set { view.traitOverrides = newValue }
    }

    /// Has no effect: a change of traits is told at once.
    public func updateTraitsIfNeeded() {}
}
