import UIKit

/// Lets its content scroll the scroll views inside to a view by its id.
public struct ScrollViewReader<Content: View>: View {
    let content: (ScrollViewProxy) -> Content
    @State private var store = ScrollProxyStore()

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View {
        content(ScrollViewProxy(store: store)).environment(\.scrollProxy, store)
    }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy {
    let store: ScrollProxyStore

    /// Brings the view with the id into view: as little as needed, or with its anchor at the viewport's.
    @MainActor
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let animated = Transaction.current?.animation != nil
        // Rows that were added just now exist only after the update.
        UpdateScheduler.shared.afterUpdate { store.scroll(to: AnyHashable(id), anchor: anchor, animated: animated) }
    }
}

/// Something that can scroll to a view inside.
@MainActor
protocol ScrollTarget: Node {
    func scroll(to name: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool
    func scroll(to edge: Edge, animated: Bool)
    /// Nil where something inside does the scrolling.
    var scrollingView: UIScrollView? { get }
    /// The id of the view at an anchor of the viewport; at the top where there is none.
    func name(at anchor: UnitPoint?) -> AnyHashable?
}

extension ScrollTarget {
    func scroll(to edge: Edge, animated: Bool) {
        guard let view = scrollingView else { return }
        let inset = view.adjustedContentInset
        let most = CGPoint(
            x: max(-inset.left, view.contentSize.width + inset.right - view.bounds.width),
            y: max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height))
        switch edge {
        case .top: scroll(x: nil, y: -inset.top, animated: animated)
        case .leading: scroll(x: -inset.left, y: nil, animated: animated)
        case .bottom: scroll(x: nil, y: most.y, animated: animated)
        case .trailing: scroll(x: most.x, y: nil, animated: animated)
        }
    }
    func scroll(x: CGFloat?, y: CGFloat?, animated: Bool) {
        guard let view = scrollingView else { return }
        let offset = CGPoint(x: x ?? view.contentOffset.x, y: y ?? view.contentOffset.y)
        view.setContentOffset(offset, animated: animated)
    }
}

/// The scroll views inside one reader.
final class ScrollProxyStore {
    private var targets: [WeakNode] = []
    /// Of a reader around, which reaches the scroll views inside, too.
    private weak var outer: ScrollProxyStore?

    init(outer: ScrollProxyStore? = nil) { self.outer = outer }

    @MainActor
    func register(_ target: any ScrollTarget) {
        outer?.register(target)
        targets.removeAll { $0.node?.isAlive != true }
        targets.append(WeakNode(target))
    }

    @MainActor
    private var alive: [any ScrollTarget] {
        targets.compactMap { $0.node as? any ScrollTarget }.filter { $0.isAlive && $0.scrollingView != nil }
    }
    @MainActor
    func scroll(to edge: Edge, animated: Bool) { alive.first?.scroll(to: edge, animated: animated) }
    @MainActor
    func scroll(x: CGFloat?, y: CGFloat?, animated: Bool) { alive.first?.scroll(x: x, y: y, animated: animated) }
    @MainActor
    func name(at anchor: UnitPoint?) -> AnyHashable? { alive.first?.name(at: anchor) }

    @MainActor
    func scroll(to name: AnyHashable, anchor: UnitPoint?, animated: Bool) {
        for entry in targets {
            guard let target = entry.node as? any ScrollTarget, target.isAlive else { continue }
            if target.scroll(to: name, anchor: anchor, animated: animated) { return }
        }
    }
}

private struct ScrollProxyKey: EnvironmentKey { static var defaultValue: ScrollProxyStore? { nil } }

extension EnvironmentValues {
    var scrollProxy: ScrollProxyStore? {
        get { self[ScrollProxyKey.self] }
        set { self[ScrollProxyKey.self] = newValue }
    }
}

extension Node {
    /// The place that was given an id, or that a `ForEach` made for it.
    func descendant(named name: AnyHashable) -> Node? {
        if let identified = self as? any IdentifiedNode, identified.explicitID == name { return self }
        if let collection = self as? any CollectionNode, let child = collection.child(named: name) { return child }
        for child in children { if let found = child.descendant(named: name) { return found } }
        return nil
    }
}

@MainActor
protocol CollectionNode: Node {
    func child(named name: AnyHashable) -> Node?
    var namedChildren: [(AnyHashable, Node)] { get }
}

extension ForEachNode: CollectionNode {
    func child(named name: AnyHashable) -> Node? {
        guard let id = name.base as? ID else { return nil }
        return node(for: id)
    }
    var namedChildren: [(AnyHashable, Node)] {
        view.data.compactMap { element in
            let id = view.id(element)
            return node(for: id).map { (AnyHashable(id), $0) }
        }
    }
}
