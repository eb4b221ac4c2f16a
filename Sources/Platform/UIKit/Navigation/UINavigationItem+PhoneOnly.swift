import Foundation

// What only a large phone's or a Mac's bar shows. It exists and does nothing.

extension UINavigationItem {
    public var customizationIdentifier: String? {
        get { nil }
        set {}
    }
    public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { nil }
        set {}
    }
}

extension UINavigationBar {
    /// The bar has one look here.
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { .automatic }
        set {}
    }
}

/// Whose manners a control has.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }

extension UIBarButtonItem {
    public var isSymbolAnimationEnabled: Bool {
        get { false }
        set {}
    }
    // Symbols stand still.
    public func addSymbolEffect(
        _ effect: UISymbolEffect, options: UISymbolEffectOptions = .default, animated: Bool = true
    ) {}
}
