/// A piece of user interface, described by a value.
///
/// The value is cheap and short-lived: the graph keeps a persistent node for it, compares each new value with the
/// last one, and evaluates `body` only where something that it read has changed.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { fatalError("There is no value of this type") }
}

extension View where Body == Never {
    /// A primitive view has no body; the graph asks it for a node instead.
    public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

/// A view that makes its own node in the graph instead of having a body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node
    /// A `NodeMaker<Self>`.
    static var maker: AnyObject { get }
}

/// A change of a view (or of another modifier's result) that can be used again and again.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier and has no body") }
}

/// A modifier that makes the node of its `ModifiedContent`.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
    func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node
}
