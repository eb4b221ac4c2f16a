/// Gives the view an identity of its own: when the id changes, the old view and its state go.
@usableFromInline struct IDModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID

    package func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        IDNode(view: view, parent: parent, environment: environment)
    }
}

/// What a scroll view's proxy looks for.
@MainActor
protocol IdentifiedNode: Node {
    var explicitID: AnyHashable { get }
}

final class IDNode<Content: View, ID: Hashable>: ViewNode<ModifiedContent<Content, IDModifier<ID>>>, IdentifiedNode {
    private var child: Node!

    override init(view: ModifiedContent<Content, IDModifier<ID>>, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        child = Node.make(view.content, parent: self, environment: environment)
    }

    var explicitID: AnyHashable { AnyHashable(view.modifier.id) }

    override var children: [Node] { child.map { [$0] } ?? [] }
    override var canBeTakenOver: Bool { children.allSatisfy(\.canBeTakenOver) }

    override func update(
        _ new: ModifiedContent<Content, IDModifier<ID>>, environment: EnvironmentValues
    ) {
        let sameID = view.modifier.id == new.modifier.id
        super.update(new, environment: environment)
        if !sameID {
            child.destroy()
            child = nil
        }
        let (node, isNew) = reconcile(child, with: new.content, environment: environment)
        child = node
        if isNew { itemsDidChange() }
    }
}

enum Traits {
    static let tag = TraitKey<AnyHashable>()
}

extension View {
    public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: id)) }
    /// Marks the view for a picker, a list selection or a tab view.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier(key: Traits.tag, value: AnyHashable(tag)))
    }
    /// Accepted as it is: equal views are told by their fields in any case.
    public func equatable() -> some View { self }
}

/// A view that is evaluated again only when it differs. All views are here, told by their fields.
public struct EquatableView<Content: View & Equatable>: View {
    public var content: Content
    public init(content: Content) { self.content = content }
    public var body: some View { content }
}
