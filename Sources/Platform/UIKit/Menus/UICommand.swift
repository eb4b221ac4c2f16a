import Foundation

/// An entry with a method behind it. There are no selectors on Linux: it carries a closure.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    public let propertyList: Any?
    public private(set) var sender: Any?
    let handler: () -> Void

    public init(
        title: String = "", image: UIImage? = nil, propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping () -> Void
    ) {
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    /// Calls the method on the target, which is not retained.
    public convenience init<Target: AnyObject>(
        title: String, image: UIImage? = nil, target: Target, action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: title, image: image) { [weak target] in if let target { action(target)() } }
    }

    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler()
        self.sender = nil
    }
}
