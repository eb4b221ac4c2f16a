import Foundation

/// Whether content is fitted into, or fills, the space it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

@usableFromInline struct AspectRatioModifier: LayoutModifier {
    let ratio: CGFloat?
    let mode: ContentMode

    private func inner(_ child: LayoutItem, _ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = child.size(for: .unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0 else { return proposal }
        switch (finite(proposal.width), finite(proposal.height)) {
        case (nil, nil): return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let limitedByWidth = width / ratio <= height
            return limitedByWidth == (mode == .fit)
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }

    private func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }

    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        child.size(for: inner(child, proposal))
    }

    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (.zero, inner(child, proposal))
    }
}

extension View {
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
    }
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
