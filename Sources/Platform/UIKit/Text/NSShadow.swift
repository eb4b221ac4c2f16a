import Foundation

/// A shadow under text: kept with the string, and not drawn.
open class NSShadow: NSObject, @unchecked Sendable {
    // Set up before it goes into a string, as on Apple's systems.
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`.
    open var shadowColor: Any?

    public override init() { super.init() }
}
