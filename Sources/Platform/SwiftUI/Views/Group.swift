/// Collects views without laying them out; modifiers apply to each of them.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public var body: Content { content }

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
