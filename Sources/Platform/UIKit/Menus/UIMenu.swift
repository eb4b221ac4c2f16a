import Foundation

/// Entries under one title. Inside another menu it opens to the side, or stands inline as a section.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let application = Identifier("com.apple.menu.application")
        public static let file = Identifier("com.apple.menu.file")
        public static let edit = Identifier("com.apple.menu.edit")
        public static let view = Identifier("com.apple.menu.view")
        public static let window = Identifier("com.apple.menu.window")
        public static let help = Identifier("com.apple.menu.help")
        public static let share = Identifier("com.apple.menu.share")
        public static let lookup = Identifier("com.apple.menu.lookup")
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        public static let root = Identifier("com.apple.menu.root")
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
        public static let displayAsPalette = Options(rawValue: 128)
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]
    /// Small and medium elements stand side by side, as pictures.
    open var preferredElementSize: ElementSize

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// What is chosen at present.
    open var selectedElements: [UIMenuElement] {
        children.filter { ($0 as? any UIMenuLeaf)?.state == .on }
    }

    /// Whether its entries stand among those of the menu around it.
    var isInline: Bool { options.contains(.displayInline) || isPalette }
    var isPalette: Bool {
        options.contains(.displayAsPalette) || preferredElementSize == .small || preferredElementSize == .medium
    }
}
