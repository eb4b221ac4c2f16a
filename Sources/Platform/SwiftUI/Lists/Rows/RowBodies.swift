/// The customers' views in a lazy list whose bodies are not rows but consist of them, such as a view whose body is a
/// `Section`: they keep their state here, while their rows are the list's.
@MainActor
final class RowBodies {
    /// Those of the list whose content is taken apart just now.
    private(set) static var current: RowBodies?

    private unowned let list: Node
    private var nodes: [RowPath: Node] = [:]
    private var used: Set<RowPath> = []

    init(_ list: Node) { self.list = list }

    var children: [Node] { Array(nodes.values) }

    /// Has bodies that are met in `collect` belong to this list, and lets those go that are met no more.
    func collect<Result>(_ collect: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        used = []
        defer { Self.current = outer }
        let result = collect()
        for (path, node) in nodes where !used.contains(path) {
            node.destroy()
            nodes[path] = nil
        }
        return result
    }

    func appendRows(of view: any View, to rows: inout [LazyRow], path: RowPath) {
        open(view, to: &rows, path: path)
    }

    private func open<V: View>(_ view: V, to rows: inout [LazyRow], path: RowPath) {
        used.insert(path)
        let node: RowBodyNode<V>
        if let known = nodes[path] as? RowBodyNode<V> {
            node = known
            node.update(view, environment: list.environment)
        } else {
            nodes[path]?.destroy()
            node = RowBodyNode(view: view, parent: list, environment: list.environment)
            nodes[path] = node
        }
        // One step further, so that a body of the same type as its view has a place of its own.
        RowCollector.append(node.body, to: &rows, path: path.appending(0))
    }

    func destroy() {
        for node in nodes.values { node.destroy() }
        nodes = [:]
    }
}

/// Evaluates a body that is a part of a list's structure. When something that it read changes, the list is taken apart anew.
private final class RowBodyNode<V: View>: ViewNode<V> {
    private let properties = DynamicProperties(of: V.self)
    private var known: V.Body?

    override init(view: V, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        properties.link(&self.view, to: self)
    }

    override func update(_ new: V, environment: EnvironmentValues) {
        let changed = !ValueEquality.areEqual(view, new)
        let environmentChanged = !environment.isIdentical(to: self.environment)
        super.update(new, environment: environment)
        properties.link(&view, to: self)
        let readsChanged = environmentChanged && properties.environmentDidChange(to: environment)
        if changed || readsChanged || isDirty { known = nil }
    }

    var body: V.Body {
        isDirty = false
        if let known { return known }
        properties.update(&view)
        GraphStatistics.countEvaluation(of: V.self)
        let body = DependencyTracker.track(self) { view.body }
        known = body
        return body
    }

    override func evaluate() {
        known = nil
        parent?.evaluate()
    }

    override func destroy() {
        super.destroy()
        properties.unlink()
    }
}
