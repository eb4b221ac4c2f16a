import Foundation

@usableFromInline struct PaddingModifier: LayoutModifier {
    static let defaultLength: CGFloat = 16
    let insets: EdgeInsets

    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let inner = child.size(for: proposal.inset(by: insets))
        return CGSize(
            width: max(0, inner.width + insets.leading + insets.trailing),
            height: max(0, inner.height + insets.top + insets.bottom))
    }

    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
    }
}

extension View {
    /// Keeps a distance around the view: the system's when `length` is nil.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? PaddingModifier.defaultLength)))
    }
    public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
    }
    public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }
}
