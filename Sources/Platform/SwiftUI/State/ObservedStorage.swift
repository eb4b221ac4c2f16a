/// Follows one observable object for a node: its `objectWillChange` marks the node dirty.
@MainActor
final class ObservedStorage<ObjectType: ObservableObject> {
    private(set) var object: ObjectType?
    private let node: WeakNodeReference
    private var subscription: AnyCancellable?

    init(node: WeakNodeReference) { self.node = node }

    func follow(_ new: ObjectType) {
        guard object !== new else { return }
        object = new
        let node = node
        subscription = new.objectWillChange.sink { _ in
            onMain { node.node?.markDirty() }
        }
    }
}
