/// Keeps one node for each id, and reorders them with the data.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ViewNode<ForEach<Data, ID, Content>>
{
    /// An id that occurs twice is a mistake of the customer's; its later occurrences are told apart by a number.
    private struct Key: Hashable {
        let id: ID
        let occurrence: Int
    }

    private var order: [Key] = []
    private var nodes: [Key: Node] = [:]

    override init(view: ForEach<Data, ID, Content>, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        rebuild()
    }

    override var children: [Node] { order.compactMap { nodes[$0] } }
    override var canBeTakenOver: Bool { children.allSatisfy(\.canBeTakenOver) }

    override func update(_ new: ForEach<Data, ID, Content>, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        if rebuild() { itemsDidChange() }
    }

    func node(for id: ID) -> Node? { nodes[Key(id: id, occurrence: 0)] }

    @discardableResult
    private func rebuild() -> Bool {
        var seen: [ID: Int] = [:]
        var newOrder: [Key] = []
        newOrder.reserveCapacity(view.data.count)
        var changed = false
        for element in view.data {
            let id = view.id(element)
            let occurrence = seen[id, default: 0]
            seen[id] = occurrence + 1
            let key = Key(id: id, occurrence: occurrence)
            newOrder.append(key)
            let content = DependencyTracker.track(self) { view.content(element) }
            let (node, isNew) = reconcile(nodes[key], with: content, environment: environment)
            nodes[key] = node
            changed = changed || isNew
        }
        changed = changed || newOrder != order
        order = newOrder
        dropAbsent()
        return changed
    }

    private func dropAbsent() {
        guard nodes.count > order.count else { return }
        let present = Set(order)
        for (key, node) in nodes where !present.contains(key) {
            node.destroy()
            nodes[key] = nil
        }
    }
}
