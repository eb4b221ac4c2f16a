/// Builds the content of a toolbar.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _ToolbarContents { _ToolbarContents(parts: []) }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarContents {
        var parts: [any ToolbarContent] = []
        repeat parts.append(each content)
        return _ToolbarContents(parts: parts)
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(content: content)
    }
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _EitherToolbarContent<First, Second> { _EitherToolbarContent(content: first) }
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _EitherToolbarContent<First, Second> { _EitherToolbarContent(content: second) }
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarContents {
        _ToolbarContents(parts: [content])
    }
}

/// Several pieces of toolbar content.
public struct _ToolbarContents: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    nonisolated(unsafe) let parts: [any ToolbarContent]

    nonisolated init(parts: [any ToolbarContent]) { self.parts = parts }

    func appendEntries(to entries: inout [ToolbarEntry]) {
        for part in parts { ToolbarCollector.append(part, to: &entries) }
    }
}

/// `if` without `else` in a toolbar. Its type tells the compiler what stands there when the condition does not hold.
public struct _OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    nonisolated(unsafe) let content: Content?

    nonisolated init(content: Content?) { self.content = content }

    func appendEntries(to entries: inout [ToolbarEntry]) {
        if let content { ToolbarCollector.append(content, to: &entries) }
    }
}

/// `if` with `else`, and `switch`, in a toolbar.
public struct _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent,
    PrimitiveToolbarContent
{
    public typealias Body = Never
    nonisolated(unsafe) let content: any ToolbarContent

    nonisolated init(content: any ToolbarContent) { self.content = content }

    func appendEntries(to entries: inout [ToolbarEntry]) { ToolbarCollector.append(content, to: &entries) }
}
