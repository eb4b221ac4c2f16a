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
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarContents {
        _ToolbarContents(parts: content.map { [$0] } ?? [])
    }
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
        _ToolbarContents(parts: [first])
    }
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
        _ToolbarContents(parts: [second])
    }
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
