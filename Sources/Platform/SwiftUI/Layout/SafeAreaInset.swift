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
}
