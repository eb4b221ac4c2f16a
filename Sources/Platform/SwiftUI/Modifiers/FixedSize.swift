import Foundation

@usableFromInline struct FixedSizeModifier: LayoutModifier {
    let horizontal: Bool
    let vertical: Bool

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }

    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (.zero, inner(proposal))
    }
}

extension View {
    /// Has the view keep its ideal size instead of being squeezed.
    public func fixedSize() -> some View { modifier(FixedSizeModifier(horizontal: true, vertical: true)) }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}
