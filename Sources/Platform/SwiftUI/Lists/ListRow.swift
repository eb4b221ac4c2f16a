import UIKit

/// One row of a list: insets, hairline, hover and selection.
struct ListRow: View {
    struct Selection {
        let contains: (AnyHashable) -> Bool
        let select: (AnyHashable) -> Void
    }

    let content: AnyView
    let kind: LazyRow.Kind
    let tag: AnyHashable?
    let selection: Selection?
    @State private var isHovered = false
    @State private var showsSeparator = true

    var body: some View {
        switch kind {
        case .header: caption.padding(EdgeInsets(top: 14, leading: 16, bottom: 6, trailing: 16))
        case .footer: caption.padding(EdgeInsets(top: 6, leading: 16, bottom: 14, trailing: 16))
        case .row: row
        }
    }

    private var caption: some View {
        content.font(.footnote).fontWeight(.medium).foregroundStyle(.secondary)
    }

    @ViewBuilder private var row: some View {
        let dressed =
            content
            .buttonStyle(.plain)
            .onPreferenceChange(ListRowSeparatorKey.self) { showsSeparator = $0 != .hidden }
            .modifier(ListRowFrame(isSelected: isSelected, isHovered: isHovered, showsSeparator: showsSeparator))
            .onHover { isHovered = $0 }
        if let selection, let tag {
            dressed.modifier(ControlModifier(action: { selection.select(tag) }))
        } else {
            dressed
        }
    }

    private var isSelected: Bool {
        guard let selection, let tag else { return false }
        return selection.contains(tag)
    }
}

/// The room of a row, and its background. What a row says with `listRow…` is read from its content's traits.
struct ListRowFrame: ViewModifier {
    let isSelected: Bool
    let isHovered: Bool
    let showsSeparator: Bool

    func body(content: Content) -> some View {
        content
            .modifier(ListRowInsets())
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .background(fill)
            .overlay(alignment: .bottom) { if showsSeparator { Divider().padding(.leading, 16) } }
    }

    private var fill: Color {
        if isSelected { return .accentColor.opacity(0.14) }
        return isHovered ? Color(uiColor: .quaternarySystemFill) : .clear
    }
}

/// The padding of a row: what it asked for, else the list's.
struct ListRowInsets: LayoutModifier {
    static let standard = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)

    private func insets(_ child: LayoutItem) -> EdgeInsets { child.trait(Traits.listRowInsets) ?? Self.standard }

    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        PaddingModifier(insets: insets(child)).measure(child, proposal)
    }
    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        PaddingModifier(insets: insets(child)).position(child, in: size, proposal)
    }
}

extension Traits {
    static let listRowInsets = TraitKey<EdgeInsets>()
}

/// How lists look. There is one look here.
public protocol ListStyle {}
public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier(key: Traits.listRowInsets, value: insets ?? ListRowInsets.standard))
    }
    public func listRowBackground<V: View>(_ view: V?) -> some View { background { view } }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
}
