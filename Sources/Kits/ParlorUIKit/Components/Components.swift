/// Which types the kit makes its parts from. Every view and controller can be replaced by a subclass.
///
/// ```swift
/// Components.default.channelHeaderView = TypingHeaderView.self
/// ```
///
/// A view or controller of the kit takes the components of the nearest responder above it that has its own
/// (``ChatViewController/components``), else ``default``; it asks once, when its life begins.
@preconcurrency @MainActor
public struct Components {
    /// What everything is made from that nobody gave components of its own. Set it before the first screen.
    public static var `default` = Components()

    public init() {}
}
