import UIKit

/// How the rows of a list look: its style, as its rows need it.
enum ListLook: Hashable {
    /// From edge to edge, with hairlines.
    case plain
    /// The rows of a section together on a card.
    case cards
    /// Without hairlines; what is selected has a rounded background.
    case sidebar

    /// The room beside a row's fill.
    var sideInset: CGFloat {
        switch self {
        case .plain: 0
        case .cards: 16
        case .sidebar: 8
        }
    }
}

/// Where a row stands among the rows of its section.
struct RowPlace: Equatable {
    var isFirst = false
    var isLast = false
    /// Whether another section ends right above, with nothing in between.
    var followsSection = false
}

enum ListRowLook {
    static let standardInsets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    static let sidebarInsets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    static let cornerRadius: CGFloat = 10
    /// The room between two cards without a header between them.
    static let cardGap: CGFloat = 20
    /// The room for a control of the edit mode.
    static let controlWidth: CGFloat = 40

    @MainActor
    static func insets(_ kind: LazyRow.Kind, _ look: ListLook, _ wanted: EdgeInsets?) -> EdgeInsets {
        switch kind {
        case .header: EdgeInsets(top: 18, leading: 16, bottom: 6, trailing: 16)
        case .footer: EdgeInsets(top: 6, leading: 16, bottom: 8, trailing: 16)
        case .row: wanted ?? (look == .sidebar ? sidebarInsets : standardInsets)
        }
    }
}

/// How a list looks.
public protocol ListStyle {
    var _look: _ListLook { get }
}

public struct _ListLook: Sendable { let look: ListLook }

extension ListStyle {
    public var _look: _ListLook { _ListLook(look: .plain) }
}

public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(look: .cards) }
}
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(look: .cards) }
}
public struct SidebarListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(look: .sidebar) }
}
public struct BorderedListStyle: ListStyle { public init() {} }
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }
extension ListStyle where Self == BorderedListStyle { public static var bordered: Self { Self() } }

private struct ListLookKey: EnvironmentKey { static var defaultValue: ListLook { .plain } }

extension EnvironmentValues {
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listLook, style._look.look) }
}
