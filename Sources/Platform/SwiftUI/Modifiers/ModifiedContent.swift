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

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        if let primitive = modifier as? any PrimitiveModifier {
            return Self.makeNode(primitive, view: self, parent: parent, environment: environment)
        }
        return ModifierBodyNode(view: self, parent: parent, environment: environment)
    }

    @MainActor
    private static func makeNode<M: PrimitiveModifier>(
        _: M, view: Self, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        // `M` is `Modifier`, which the compiler cannot see through the existential.
        let view = view as! ModifiedContent<Content, M>
        return view.modifier.makeNode(view: view, parent: parent, environment: environment)
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
