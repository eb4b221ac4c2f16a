import Foundation

/// What stands at an end of a list row.
@preconcurrency @MainActor public struct UICellAccessory {
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
    public enum LayoutDimension: Sendable { case actual, standard, custom(CGFloat) }
    public enum Placement {
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position? = nil)
        case trailing(displayed: DisplayedState = .always, at: Position? = nil)
    }

    enum Kind {
        case disclosure, checkmark, delete, insert, reorder, multiselect, outline, detail
        case label(String)
        case menu(UIMenu)
        case custom(UIView)
    }

    let kind: Kind
    let isLeading: Bool
    let displayed: DisplayedState
    var tint: UIColor?
    var font: UIFont?
    var handler: (() -> Void)?

    var isArrow: Bool { if case .disclosure = kind { true } else { false } }

    func isShown(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    // MARK: Options

    public struct DisclosureIndicatorOptions {
        public var isHidden: Bool?
        public var tintColor: UIColor?
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.tintColor = tintColor
        }
    }
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    public typealias DetailOptions = DisclosureIndicatorOptions
    public struct OutlineDisclosureOptions {
        public enum Style: Sendable { case automatic, header, cell }
        public var style: Style
        public var tintColor: UIColor?
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.tintColor = tintColor
        }
    }
    public struct DeleteOptions {
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }
    public typealias InsertOptions = DeleteOptions
    public typealias MultiselectOptions = DeleteOptions
    public struct ReorderOptions {
        public var tintColor: UIColor?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) { self.tintColor = tintColor }
    }
    public struct LabelOptions {
        public var tintColor: UIColor?
        public var font: UIFont?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.tintColor = tintColor
            self.font = font
        }
    }
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
        }
    }

    // MARK: Making

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> Self {
        Self(kind: .disclosure, isLeading: false, displayed: displayed, tint: options.tintColor)
    }
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> Self {
        Self(kind: .checkmark, isLeading: false, displayed: displayed, tint: options.tintColor)
    }
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self {
        Self(kind: .detail, isLeading: false, displayed: displayed, tint: options.tintColor, handler: actionHandler)
    }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> Self {
        Self(kind: .outline, isLeading: false, displayed: displayed, tint: options.tintColor, handler: actionHandler)
    }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self {
        Self(kind: .delete, isLeading: true, displayed: displayed, tint: options.tintColor, handler: actionHandler)
    }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self {
        Self(kind: .insert, isLeading: true, displayed: displayed, tint: options.tintColor, handler: actionHandler)
    }
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init())
        -> Self
    {
        Self(kind: .multiselect, isLeading: true, displayed: displayed, tint: options.tintColor)
    }
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> Self {
        Self(kind: .reorder, isLeading: false, displayed: displayed, tint: options.tintColor)
    }
    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()) -> Self
    {
        Self(kind: .label(text), isLeading: false, displayed: displayed, tint: options.tintColor, font: options.font)
    }
    public static func popUpMenu(_ menu: UIMenu, displayed: DisplayedState = .always) -> Self {
        Self(kind: .menu(menu), isLeading: false, displayed: displayed)
    }
    public static func customView(configuration: CustomViewConfiguration) -> Self {
        switch configuration.placement {
        case .leading(let displayed, _):
            Self(kind: .custom(configuration.customView), isLeading: true, displayed: displayed)
        case .trailing(let displayed, _):
            Self(kind: .custom(configuration.customView), isLeading: false, displayed: displayed)
        }
    }

    // MARK: Views

    func makeView(_ cell: UICollectionViewListCell) -> UIView {
        let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch kind {
        case .disclosure: return icon(isRightToLeft ? "chevron.left" : "chevron.right", tint ?? .tertiaryLabel, 12)
        case .checkmark: return icon("checkmark", tint ?? cell.tintColor, 14)
        case .reorder: return icon("line.3.horizontal", tint ?? .tertiaryLabel, 16)
        case .multiselect:
            return icon(
                cell.isSelected ? "checkmark.circle.fill" : "circle",
                tint ?? (cell.isSelected ? cell.tintColor : .tertiaryLabel), 17)
        case .delete: return button("minus.circle.fill", tint ?? .systemRed, "Delete")
        case .insert: return button("plus.circle.fill", tint ?? .systemGreen, "Insert")
        case .detail: return button("info.circle", tint ?? cell.tintColor, "More info")
        case .outline: return button("chevron.down", tint ?? .secondaryLabel, "Expand")
        case .menu(let menu):
            let made = button("chevron.down", tint ?? .secondaryLabel, "Choices")
            made.menu = menu
            made.showsMenuAsPrimaryAction = true
            return made
        case .label(let text):
            let label = UILabel()
            label.text = text
            label.font = font ?? .preferredFont(forTextStyle: .body)
            label.textColor = tint ?? .secondaryLabel
            label.sizeToFit()
            return label
        case .custom(let view):
            if view.bounds.width == 0 { view.bounds.size = view.sizeThatFits(CGSize(width: 200, height: 44)) }
            if view.bounds.width == 0 { view.bounds.size = view.intrinsicContentSize }
            return view
        }
    }

    private func icon(_ name: String, _ color: UIColor, _ size: CGFloat) -> UIView {
        let view = UIImageView(
            image: UIImage(systemName: name, withConfiguration: .init(pointSize: size, weight: .semibold)))
        view.tintColor = color
        view.accessibilityElementsHidden = true
        return view
    }

    private func button(_ name: String, _ color: UIColor, _ label: String) -> UIButton {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: name), for: .normal)
        button.tintColor = color
        button.accessibilityLabel = label
        button.frame.size = CGSize(width: 24, height: 28)
        if let handler { button.addAction(UIAction { _ in handler() }, for: .primaryActionTriggered) }
        return button
    }
}
