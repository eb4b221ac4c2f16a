import Foundation

/// Draws the content elsewhere than it is laid out.
@usableFromInline struct OffsetModifier: LayoutModifier {
    let offset: CGSize

    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (CGPoint(x: offset.width, y: offset.height), proposal)
    }
    func guide(
        _ key: AlignmentKey, of child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? { child.guide(key, proposal: proposal) }
    func range(_ child: LayoutItem, along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat>? {
        child.range(along: axis, proposal: proposal)
    }
}

/// Fills what it is offered and centres the content on a point of it.
@usableFromInline struct PositionModifier: LayoutModifier {
    let center: CGPoint

    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
    }
    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let inner = child.size(for: proposal)
        return (CGPoint(x: center.x - inner.width / 2, y: center.y - inner.height / 2), proposal)
    }
}

extension View {
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
    }
    public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(PositionModifier(center: CGPoint(x: x, y: y)))
    }
    public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(center: position)) }
}
