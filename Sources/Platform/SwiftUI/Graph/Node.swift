import UIKit

/// The persistent counterpart of one view value: it holds the state, the environment and the children of a place in the tree.
///
/// How the graph works. A view value is compared with the one that its node holds (`ValueEquality`). When they differ,
/// or when something its body read has changed, the node evaluates `body` again and passes the result to its child,
/// which does the same. A child whose type differs is destroyed and made anew: type and place are its identity.
/// Nodes are only *marked* dirty by setters; `UpdateScheduler` evaluates them in one flush, parents first, and then lays out.
/// Structure (tuples, conditions, custom views) makes no layout item; leaves, containers and modifiers do, and a node's
/// `items` is the flat list that a container above lays out.
@MainActor
package class Node {
    package private(set) weak var parent: Node?
    package let depth: Int
    package internal(set) var environment: EnvironmentValues
    package private(set) var isAlive = true
    var isDirty = false
    private var cachedItems: [LayoutItem]?

    init(parent: Node?, environment: EnvironmentValues) {
        self.parent = parent
        self.environment = environment
        depth = (parent?.depth ?? -1) + 1
    }

    package var children: [Node] { [] }

    /// The layout items of this place, outermost first, as the nearest container lays them out.
    package final var items: [LayoutItem] {
        if let cachedItems { return cachedItems }
        let items = makeItems()
        cachedItems = items
        return items
    }

    func makeItems() -> [LayoutItem] { children.flatMap(\.items) }

    /// Called when a child was replaced, or its own list of items has changed. Containers stop it here.
    func itemsDidChange() {
        forgetItems()
        parent?.itemsDidChange()
    }

    final func forgetItems() { cachedItems = nil }

    /// Evaluates again after having been marked dirty.
    func evaluate() {}

    /// Takes over a changed environment while the view value stays.
    func environmentDidChange(to new: EnvironmentValues) { environment = new }

    /// Whether the tree from here on can serve another row; see `TakingOver`.
    var canBeTakenOver: Bool { false }

    /// A name for tree dumps.
    package var label: String { "\(type(of: self))" }

    /// What this node alone contributes to a preference.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { nil }

    /// Removes the place and everything in it; the state dies here.
    func destroy() {
        guard isAlive else { return }
        isAlive = false
        for child in children { child.destroy() }
    }

    final func markDirty() { UpdateScheduler.shared.markDirty(self) }
}

/// A node that knows the static type of its view, so that a new value can be handed over without casts.
package class ViewNode<V: View>: Node {
    package internal(set) var view: V

    init(view: V, parent: Node?, environment: EnvironmentValues) {
        self.view = view
        super.init(parent: parent, environment: environment)
    }

    /// Takes a new value of the view. Subclasses compare it with the old one and pass it on.
    func update(_ new: V, environment: EnvironmentValues) {
        view = new
        self.environment = environment
    }

    override func environmentDidChange(to new: EnvironmentValues) { update(view, environment: new) }

    override package var label: String { typeName(V.self) }
}

/// The name of a type without its generic arguments.
func typeName(_ type: Any.Type) -> String {
    let full = String(describing: type)
    return String(full.prefix { $0 != "<" })
}

extension Node {
    /// Updates `existing` with `view` when it stands for the same type of view, else replaces it.
    ///
    /// Returns the node and whether it is a new one, so that the caller can tell its container.
    func reconcile<V: View>(
        _ existing: Node?, with view: V, environment: EnvironmentValues
    ) -> (node: Node, isNew: Bool) {
        if let existing = existing as? ViewNode<V> {
            existing.update(view, environment: environment)
            return (existing, false)
        }
        existing?.destroy()
        return (Node.make(view, parent: self, environment: environment), true)
    }

    static func make<V: View>(_ view: V, parent: Node?, environment: EnvironmentValues) -> Node {
        NodeMakers.maker(of: V.self).make(view, parent: parent, environment: environment)
    }
}
