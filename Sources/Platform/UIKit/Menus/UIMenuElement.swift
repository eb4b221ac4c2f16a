import Foundation

/// An entry of a menu: an action, a command, a menu of its own, or entries that come later.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public enum State: Int, Sendable { case off, on, mixed }
    public enum RepeatBehavior: Int, Sendable { case automatic, repeatable, nonRepeatable }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open var title: String
    open var subtitle: String?
    open var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}

/// An entry that does something.
@preconcurrency @MainActor public protocol UIMenuLeaf: UIMenuElement {
    var title: String { get set }
    var image: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    var sender: Any? { get }
    /// Does it now, as a choice of the reader's would.
    func performWithSender(_ sender: Any?, target: Any?)
}
