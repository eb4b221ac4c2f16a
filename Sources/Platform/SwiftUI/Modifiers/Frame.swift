import Foundation

/// `frame(width:height:)`: fixes one or both dimensions, whatever the content chooses.
@usableFromInline struct FixedFrameModifier: LayoutModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.size(for: inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (child.origin(in: size, alignment: alignment, proposal: inner(proposal)), inner(proposal))
    }

    func range(_ child: LayoutItem, along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat>? {
        if let length = axis == .horizontal ? width : height { return length...length }
        return child.range(along: axis, proposal: inner(proposal))
    }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`: clamps what is proposed and what is chosen.
@usableFromInline struct FlexibleFrameModifier: LayoutModifier {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    let alignment: Alignment

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: clamp(proposal.width ?? idealWidth, minWidth, maxWidth),
            height: clamp(proposal.height ?? idealHeight, minHeight, maxHeight))
    }

    private func clamp(_ value: CGFloat?, _ low: CGFloat?, _ high: CGFloat?) -> CGFloat? {
        guard let value else { return nil }
        return max(low ?? -.infinity, min(high ?? .infinity, value))
    }

    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(for: inner(proposal))
        return CGSize(
            width: result(size.width, proposal.width ?? idealWidth, minWidth, maxWidth),
            height: result(size.height, proposal.height ?? idealHeight, minHeight, maxHeight))
    }

    /// With a maximum the frame takes what it is offered up to it; without, it follows its content, above the minimum.
    private func result(_ chosen: CGFloat, _ proposed: CGFloat?, _ low: CGFloat?, _ high: CGFloat?) -> CGFloat {
        guard low != nil || high != nil else { return chosen }
        guard let proposed else { return clamp(chosen, low, high) ?? chosen }
        let least = low ?? min(chosen, high ?? .infinity)
        let most = high ?? max(chosen, low ?? 0)
        return max(least, min(most, proposed))
    }

    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        // What the frame took for itself is what the content may fill.
        var offer = inner(proposal)
        if offer.width == .infinity { offer.width = size.width }
        if offer.height == .infinity { offer.height = size.height }
        return (child.origin(in: size, alignment: alignment, proposal: offer), offer)
    }
}

extension LayoutItem {
    /// Where the item's top left corner goes so that its guides meet those of a box of `size`.
    func origin(in size: CGSize, alignment: Alignment, proposal: ProposedViewSize) -> CGPoint {
        let own = dimensions(for: proposal)
        let box = ViewDimensions(width: size.width, height: size.height) { _ in nil }
        return CGPoint(
            x: box[alignment.horizontal] - own[alignment.horizontal],
            y: box[alignment.vertical] - own[alignment.vertical])
    }
}

extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
    }

    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
