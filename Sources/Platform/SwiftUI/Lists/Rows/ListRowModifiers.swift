extension View {
    /// The room between the row's edges and its content; nil is the list's own.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(ListRowOption { $0.insets = insets })
    }
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(
            ListRowOption { values in
                guard let length else { return }
                var insets = values.insets ?? ListRowLook.standardInsets
                if edges.contains(.top) { insets.top = length }
                if edges.contains(.bottom) { insets.bottom = length }
                if edges.contains(.leading) { insets.leading = length }
                if edges.contains(.trailing) { insets.trailing = length }
                values.insets = insets
            })
    }
    /// What lies under the whole row; nil is the list's own.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(ListRowOption { $0.background = view.map { AnyView($0) } })
    }
    /// Hides or shows the hairline under the row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListRowOption { if edges.contains(.bottom) { $0.separator = visibility } })
    }
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListRowOption { $0.separatorTint = color })
    }
    /// Sections are told apart by their headers and by room here, not by lines.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// The room between rows.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing ?? 0) }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
    public func listItemTint(_ tint: Color?) -> some View { environment(\.tint, tint) }
}

/// The room between sections; a desktop list has one.
public struct ListSectionSpacing: Sendable {
    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}

private struct ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private struct MinRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private struct MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    var listRowSpacing: CGFloat {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
    /// The least height of the rows of lists.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinRowHeightKey.self] }
        set { self[MinRowHeightKey.self] = newValue }
    }
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinHeaderHeightKey.self] }
        set { self[MinHeaderHeightKey.self] = newValue }
    }
}
