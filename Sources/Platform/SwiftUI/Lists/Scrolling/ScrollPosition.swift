import Foundation

/// Where a scroll view stands: at a view, an edge or a point. Writing it scrolls there; within `withAnimation` it glides.
public struct ScrollPosition: Equatable, @unchecked Sendable {
    enum Place: Equatable {
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    var place: Place?
    /// Told apart, so that asking twice for the same place scrolls twice.
    var request = 0

    /// Whether a person has scrolled since.
    public var isPositionedByUser: Bool { place == nil }

    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) { place = .edge(edge) }
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { place = .view(AnyHashable(id), anchor) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, point: CGPoint) {
        place = .point(x: point.x, y: point.y)
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat, y: CGFloat) {
        place = .point(x: x, y: y)
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat) { place = .point(x: x, y: nil) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, y: CGFloat) { place = .point(x: nil, y: y) }
    public init(edge: Edge) { place = .edge(edge) }

    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        go(.view(AnyHashable(id), anchor))
    }
    public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

    private mutating func go(_ place: Place) {
        self.place = place
        request += 1
    }

    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }
    public var viewID: (any Hashable)? {
        if case .view(let id, _) = place { id.base as? any Hashable } else { nil }
    }
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        if case .view(let id, _) = place { id.base as? T } else { nil }
    }
}

/// Scrolls what is inside to a place that changes, and tells the place when somebody scrolls.
@usableFromInline struct ScrollPositionModifier: BehaviorModifier {
    let read: () -> ScrollPosition
    /// Called with the view at the anchor after somebody has scrolled.
    let didScroll: (AnyHashable?) -> Void
    var anchor: UnitPoint?

    final class Behavior {
        let store: ScrollProxyStore
        let watcher: ScrollWatcher
        var shown: ScrollPosition?
        var didScroll: (AnyHashable?) -> Void
        var lastOffset: CGPoint?
        var isMoving = false

        @MainActor init(_ node: Node, didScroll: @escaping (AnyHashable?) -> Void) {
            store = ScrollProxyStore(outer: node.environment.scrollProxy)
            watcher = ScrollWatcher(outer: node.environment.scrollWatcher)
            self.didScroll = didScroll
        }
    }

    func attach(to node: Node) -> Behavior {
        let behavior = Behavior(node, didScroll: didScroll)
        behavior.watcher.onChange = { [weak behavior, anchor] geometry in
            guard let behavior, geometry.contentOffset != behavior.lastOffset else { return }
            let isFirst = behavior.lastOffset == nil
            behavior.lastOffset = geometry.contentOffset
            guard !isFirst, !behavior.isMoving else { return }
            UpdateScheduler.shared.afterUpdate { [weak behavior] in
                guard let behavior else { return }
                let name = behavior.store.name(at: anchor)
                // What is told is what is shown: no reason to scroll.
                if let name { behavior.shown?.place = .view(name, anchor) } else { behavior.shown?.place = nil }
                behavior.didScroll(name)
            }
        }
        go(behavior)
        return behavior
    }

    func update(_ behavior: Behavior, from previous: Self, node: Node) {
        behavior.didScroll = didScroll
        go(behavior)
    }

    func environment(_ behavior: Behavior, inherited: EnvironmentValues) -> EnvironmentValues {
        var environment = inherited
        environment.scrollProxy = behavior.store
        environment.scrollWatcher = behavior.watcher
        return environment
    }

    private func go(_ behavior: Behavior) {
        let position = read()
        guard position != behavior.shown else { return }
        let isSame = position.place == behavior.shown?.place && position.request == behavior.shown?.request
        behavior.shown = position
        guard let place = position.place, !isSame else { return }
        let animated = Transaction.current?.animation != nil
        behavior.isMoving = true
        UpdateScheduler.shared.afterUpdate {
            switch place {
            case .view(let id, let anchor): behavior.store.scroll(to: id, anchor: anchor, animated: animated)
            case .edge(let edge): behavior.store.scroll(to: edge, animated: animated)
            case .point(let x, let y): behavior.store.scroll(x: x, y: y, animated: animated)
            }
            behavior.isMoving = false
        }
    }
}

extension View {
    /// Binds the id of the view at `anchor` (the top, where nothing is said). Writing it scrolls to that view.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollPositionModifier(
                read: {
                    var position = ScrollPosition(edge: .top)
                    position.place = id.wrappedValue.map { .view(AnyHashable($0), anchor) }
                    return position
                },
                didScroll: { name in
                    guard let new = name?.base as? ID, new != id.wrappedValue else { return }
                    id.wrappedValue = new
                }, anchor: anchor))
    }

    /// Binds where the scroll view inside stands.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollPositionModifier(
                read: { position.wrappedValue },
                didScroll: { _ in
                    if position.wrappedValue.place != nil { position.wrappedValue.place = nil }
                }, anchor: anchor))
    }
}
