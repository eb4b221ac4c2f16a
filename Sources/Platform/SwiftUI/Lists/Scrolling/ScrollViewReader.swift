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
}

/// The scroll views inside one reader.
final class ScrollProxyStore {
    private var targets: [WeakNode] = []

    @MainActor
    func register(_ target: any ScrollTarget) {
        targets.removeAll { $0.node?.isAlive != true }
        targets.append(WeakNode(target))
    }

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
}

extension ForEachNode: CollectionNode {
    func child(named name: AnyHashable) -> Node? {
        guard let id = name.base as? ID else { return nil }
        return node(for: id)
    }
}
