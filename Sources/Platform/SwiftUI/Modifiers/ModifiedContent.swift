/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    package static var maker: AnyObject {
        (Modifier.self as? any PrimitiveModifier.Type)?.maker(around: Content.self) ?? PrimitiveMaker<Self>()
    }

    /// Of a modifier with a body.
    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        ModifierBodyNode(view: self, parent: parent, environment: environment)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: EnvironmentModifier {
    public static let identity = EmptyModifier()
    public nonisolated init() {}
    func modify(_ environment: inout EnvironmentValues) {}
}
