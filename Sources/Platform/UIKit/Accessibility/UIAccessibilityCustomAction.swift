import Foundation

/// An action of an element beside its activation: "Reply", "Delete".
///
/// GTK 4.8 offers elements no actions of their own, so these are for code that reads them; give the same actions in a
/// context menu, which the keyboard's Menu key opens.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    open var image: UIImage?
    open var actionHandler: Handler?

    public init(name: String, image: UIImage? = nil, actionHandler: Handler? = nil) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }

    public convenience init(attributedName: NSAttributedString, actionHandler: Handler? = nil) {
        self.init(name: attributedName.string, actionHandler: actionHandler)
    }
}

/// A way through a screen: "Headings", "Links".
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    @available(*, unavailable, message: "AT-SPI has no rotors: mark the views with traits (header, link)")
    public init(name: String, itemSearch: @escaping (Any) -> Any?) {}
}

/// An element without a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    open private(set) weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityFrame = CGRect.zero
    open var accessibilityFrameInContainerSpace = CGRect.zero
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

    /// GTK shows widgets to screen readers, so only views are read: make the part a view, or say what it is in the label of
    /// the container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
    }

    open func accessibilityActivate() -> Bool { false }
}
