import Foundation

@usableFromInline struct PriorityModifier: LayoutModifier {
    let value: Double
    var priority: Double? { value }
    func range(_ child: LayoutItem, along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat>? {
        child.range(along: axis, proposal: proposal)
    }
}

@usableFromInline struct ZIndexModifier: LayoutModifier {
    let value: Double
    var zIndex: Double? { value }
    func range(_ child: LayoutItem, along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat>? {
        child.range(along: axis, proposal: proposal)
    }
}

/// Attaches a value for a container to read.
@usableFromInline struct TraitModifier<Value>: LayoutModifier {
    let key: TraitKey<Value>
    let value: Value

    func trait<T>(_ key: TraitKey<T>) -> T? { key === self.key ? value as? T : nil }
    func range(_ child: LayoutItem, along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat>? {
        child.range(along: axis, proposal: proposal)
    }
}

@usableFromInline struct AlignmentGuideModifier: LayoutModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    func definedGuides(of child: LayoutItem) -> DefinedGuides { child.definedGuides.union(key.kind) }
    func guide(
        _ key: AlignmentKey, of child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        key == self.key ? compute(child.dimensions(for: proposal)) : child.guide(key, proposal: proposal)
    }
}

extension View {
    public func layoutPriority(_ value: Double) -> some View { modifier(PriorityModifier(value: value)) }
    public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }

    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
    }
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
    }
}
