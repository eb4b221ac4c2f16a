import Foundation

/// `HStack` as a container that can be put into an `AnyLayout`.
public struct HStackLayout: LinearLayout, Equatable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { properties(.horizontal) }
    var alignmentKey: AlignmentKey { alignment.key }
    static var axis: Axis { .horizontal }
}

/// `VStack` as a container that can be put into an `AnyLayout`.
public struct VStackLayout: LinearLayout, Equatable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { properties(.vertical) }
    var alignmentKey: AlignmentKey { alignment.key }
    static var axis: Axis { .vertical }
}

/// What the two linear containers have in common.
protocol LinearLayout: Layout where Cache == Void {
    static var axis: Axis { get }
    var alignmentKey: AlignmentKey { get }
    var spacing: CGFloat? { get }
}

extension LinearLayout {
    static func properties(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    private func solution(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> StackSolver.Solution {
        onMainNow {
            StackSolver(axis: Self.axis, alignment: alignmentKey, spacing: spacing, children: subviews.items)
                .solve(proposal)
        }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        solution(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        let solution = solution(proposal, subviews)
        for (index, subview) in subviews.enumerated() {
            let origin = solution.origins[index]
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: solution.proposals[index])
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) -> CGFloat? { value(of: guide.key, proposal, subviews) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) -> CGFloat? { value(of: guide.key, proposal, subviews) }

    private func value(
        of key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        let solution = solution(proposal, subviews)
        return onMainNow { solution.guide(key, of: subviews.items) }
    }
}

/// `ZStack` as a container that can be put into an `AnyLayout`.
public struct ZStackLayout: Layout, Equatable {
    public typealias Cache = Void
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (x, y) = extents(proposal, subviews)
        return CGSize(width: x.before + x.after, height: y.before + y.after)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (x, y) = extents(proposal, subviews)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + x.before - dimensions[alignment.horizontal],
                    y: bounds.minY + y.before - dimensions[alignment.vertical]), proposal: proposal)
        }
    }

    private func extents(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (x: GuideExtent, y: GuideExtent) {
        var x = GuideExtent()
        var y = GuideExtent()
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            x.include(dimensions[alignment.horizontal], dimensions.width)
            y.include(dimensions[alignment.vertical], dimensions.height)
        }
        return (x, y)
    }
}

/// How far views that meet at a guide reach to both sides of it.
struct GuideExtent {
    var before: CGFloat = 0
    var after: CGFloat = 0

    mutating func include(_ guide: CGFloat, _ length: CGFloat) {
        before = max(before, guide)
        after = max(after, length - guide)
    }
}
