import Foundation

/// An entry of a menu: an action or a menu of its own.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public enum State: Int, Sendable { case off, on, mixed }

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
    }
}

/// A closure with a title and an image, for controls and menus.
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    open var attributes: Attributes
    open var state: State
    public internal(set) var sender: Any?
    private let handler: (UIAction) -> Void

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// Actions under one title.
open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 4)
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public let children: [UIMenuElement]
    public let options: Options

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.children = children
        self.options = options
        super.init(title: title, subtitle: subtitle, image: image)
    }
}
