import Foundation

extension View {
    /// Puts a view at an edge and gives the rest of the space to this one.
    @ViewBuilder
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        switch edge {
        case .top:
            VStack(alignment: alignment, spacing: spacing ?? 0) {
                inset
                self.layoutPriority(-1)
            }
        case .bottom:
            VStack(alignment: alignment, spacing: spacing ?? 0) {
                self.layoutPriority(-1)
                inset
            }
        }
    }

    @ViewBuilder
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        switch edge {
        case .leading:
            HStack(alignment: alignment, spacing: spacing ?? 0) {
                inset
                self.layoutPriority(-1)
            }
        case .trailing:
            HStack(alignment: alignment, spacing: spacing ?? 0) {
                self.layoutPriority(-1)
                inset
            }
        }
    }

    /// Keeps a distance from the edges. Where windows have no safe area that is padding.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }
    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
