import Foundation

/// How a bar is drawn: background, hairline. Copied when it is given to a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor? = .systemBackground
    /// Nothing is blurred here: a bar with an effect is drawn in its background colour.
    open var backgroundEffect: UIVisualEffect?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The line between bar and content; `nil` draws none.
    open var shadowColor: UIColor? = .separator
    open var shadowImage: UIImage?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(barAppearance)
    }

    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    func take(_ other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    open func configureWithDefaultBackground() {
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    open func configureWithTransparentBackground() {
        backgroundColor = .clear
        shadowColor = nil
    }
}

/// How the titles and buttons of a bar are drawn.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    open var normal = UIBarButtonItemStateAppearance()
    open var highlighted = UIBarButtonItemStateAppearance()
    open var disabled = UIBarButtonItemStateAppearance()
    open var focused = UIBarButtonItemStateAppearance()

    public override init() { super.init() }
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open private(set) var backIndicatorImage: UIImage?
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        backIndicatorImage = other.backIndicatorImage
    }

    open override nonisolated func copy() -> Any {
        MainActor.assumeIsolated { AppearanceCopy(UINavigationBarAppearance(barAppearance: self)) }.value
    }
}

@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// Carries a copy out of `assumeIsolated`; it never leaves the main thread.
private struct AppearanceCopy: @unchecked Sendable {
    let value: UINavigationBarAppearance
    init(_ value: UINavigationBarAppearance) { self.value = value }
}
