import Foundation

/// A container of one's own: says how large it is and where its subviews go.
///
///     struct Diagonal: Layout {
///         func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }
///         func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
///     }
///
///     Diagonal { Text("one"); Text("two") }
///
/// Called on the main thread. `sizeThatFits` may be asked for several proposals before the subviews are placed.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// What the container is like: a stack's axis tells spacers and dividers inside where to stretch.
    static var layoutProperties: LayoutProperties { get }
    /// Makes what is kept between calls.
    func makeCache(subviews: Subviews) -> Cache
    /// Called when the subviews have changed. Without an implementation, the cache is made anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size of the container, in points, for what it is offered.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Calls `place(at:anchor:proposal:)` of each subview. Those that are not placed stand in the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// The container with its content.
    @MainActor @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// What a custom container is like.
public struct LayoutProperties: Sendable {
    /// The axis of a stack; nil for other containers.
    public var stackOrientation: Axis?
    public init() {}
}

/// How much room a view likes around it. Views here have no likings of their own: between any two it is the system's 8.
public struct ViewSpacing: Sendable {
    public static let zero = ViewSpacing(length: 0)
    private var length: CGFloat

    public init() { length = StackItem.defaultSpacing }
    private init(length: CGFloat) { self.length = length }

    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(length, next.length) }
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        length = max(length, other.length)
    }
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        ViewSpacing(length: max(length, other.length))
    }
}
