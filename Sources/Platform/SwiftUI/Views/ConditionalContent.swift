/// The result of `if … else` and `switch` in a view builder. The branch is part of the identity of what it holds.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        ConditionalNode(view: self, parent: parent, environment: environment)
    }
}

/// Keeps the node of the branch that is shown; a change of branch destroys it even when both have the same type.
final class ConditionalNode<First: View, Second: View>: ViewNode<_ConditionalContent<First, Second>> {
    private var child: Node!
    private var showsFirst = false

    override init(view: _ConditionalContent<First, Second>, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        show(view)
    }

    override var children: [Node] { child.map { [$0] } ?? [] }
    override var canBeTakenOver: Bool { children.allSatisfy(\.canBeTakenOver) }

    override func update(_ new: _ConditionalContent<First, Second>, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        if show(new) { itemsDidChange() }
    }

    @discardableResult
    private func show(_ new: _ConditionalContent<First, Second>) -> Bool {
        let isNew: Bool
        switch new.storage {
        case .first(let content):
            if !showsFirst { dropChild() }
            showsFirst = true
            (child, isNew) = reconcile(child, with: content, environment: environment)
        case .second(let content):
            if showsFirst { dropChild() }
            showsFirst = false
            (child, isNew) = reconcile(child, with: content, environment: environment)
        }
        return isNew
    }

    private func dropChild() {
        child?.destroy()
        child = nil
    }
}
