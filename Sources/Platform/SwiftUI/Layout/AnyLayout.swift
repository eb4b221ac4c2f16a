import Foundation

/// A container of any type. Changing the type inside keeps the content, with its state.
public struct AnyLayout: Layout {
    public typealias Cache = AnyLayoutCache

    private let base: any Layout
    let orientation: Axis?

    public init<L: Layout>(_ layout: L) {
        base = layout
        orientation = layout.stackAxis
    }

    public func makeCache(subviews: Subviews) -> AnyLayoutCache { AnyLayoutCache() }
    public func updateCache(_ cache: inout AnyLayoutCache, subviews: Subviews) { cache.isOld = true }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayoutCache) -> CGSize {
        Self.size(base, proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayoutCache
    ) {
        Self.place(base, bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout AnyLayoutCache
    ) -> CGFloat? {
        Self.alignment(base, guide, bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout AnyLayoutCache
    ) -> CGFloat? {
        Self.alignment(base, guide, bounds, proposal, subviews, &cache)
    }

    private static func with<L: Layout, Result>(
        _ layout: L, _ subviews: Subviews, _ cache: inout AnyLayoutCache, _ body: (L, inout L.Cache) -> Result
    ) -> Result {
        var own: L.Cache
        if var kept = cache.value as? L.Cache {
            if cache.isOld { layout.updateCache(&kept, subviews: subviews) }
            own = kept
        } else {
            own = layout.makeCache(subviews: subviews)
        }
        cache.isOld = false
        let result = body(layout, &own)
        cache.value = own
        return result
    }

    private static func size<L: Layout>(
        _ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayoutCache
    ) -> CGSize {
        with(layout, subviews, &cache) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
    }

    private static func place<L: Layout>(
        _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout AnyLayoutCache
    ) {
        with(layout, subviews, &cache) {
            $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
        }
    }

    private static func alignment<L: Layout>(
        _ layout: L, _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: Subviews, _ cache: inout AnyLayoutCache
    ) -> CGFloat? {
        with(layout, subviews, &cache) {
            $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
        }
    }

    private static func alignment<L: Layout>(
        _ layout: L, _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: Subviews, _ cache: inout AnyLayoutCache
    ) -> CGFloat? {
        with(layout, subviews, &cache) {
            $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
        }
    }
}

/// What the container inside an `AnyLayout` keeps.
public struct AnyLayoutCache {
    var value: Any?
    var isOld = false
}
