import Foundation

// What traits say of a phone's hardware and of choices that this desktop does not have: constant answers.

public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

extension UITraitCollection {
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    public var legibilityWeight: UILegibilityWeight { .regular }
    public var displayGamut: UIDisplayGamut { .SRGB }
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init() }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }

    /// For each trait the last of the collections that says something other than the default.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        let plain = UITraitCollection()
        func last<Value: Equatable>(_ trait: (UITraitCollection) -> Value) -> Value {
            traitCollections.map(trait).last { $0 != trait(plain) } ?? trait(plain)
        }
        self.init(
            userInterfaceStyle: last(\.userInterfaceStyle), horizontalSizeClass: last(\.horizontalSizeClass),
            verticalSizeClass: last(\.verticalSizeClass), layoutDirection: last(\.layoutDirection),
            displayScale: last(\.displayScale), preferredContentSizeCategory: last(\.preferredContentSizeCategory))
    }

    /// Runs with these traits as the `current` ones, which dynamic colours are resolved in.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = outer }
        actions()
    }
}
