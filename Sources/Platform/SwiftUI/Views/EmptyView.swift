/// A view that is nothing and takes no place in a container.
public struct EmptyView: View, PrimitiveView {
    public nonisolated init() {}

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        ViewNode(view: self, parent: parent, environment: environment)
    }
}
