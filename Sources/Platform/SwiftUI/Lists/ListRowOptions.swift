/// What a row says about its own separator to the list around it.
struct ListRowSeparatorKey: PreferenceKey {
    static var defaultValue: Visibility { .automatic }
    static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
        let next = nextValue()
        if next != .automatic { value = next }
    }
}

extension View {
    /// Hides or shows the hairline under the row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        preference(key: ListRowSeparatorKey.self, value: visibility)
    }
}
