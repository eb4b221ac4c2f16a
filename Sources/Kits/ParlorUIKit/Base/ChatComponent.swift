/// A replaceable part of the kit, with a life of four steps. ``ChatView``, ``ChatControl`` and ``ChatViewController`` are
/// such parts; subclass one of these rather than adopt the protocol.
///
/// A view's life begins when it gets a superview, a controller's when its view is loaded. Then come, in this order,
/// `setUp()`, `setUpLayout()`, `setUpAppearance()` and `updateContent()`. Overrides call `super`.
@MainActor public protocol ChatComponent: UIResponder {
    /// Starts listening, sets delegates and targets. Called once.
    func setUp()
    /// Adds subviews and constraints. Called once.
    func setUpLayout()
    /// Sets colours, fonts and images. Called again whenever light or dark, the text size or the appearance changes.
    func setUpAppearance()
    /// Puts the content into the views. Called after each change of the content.
    func updateContent()
}
