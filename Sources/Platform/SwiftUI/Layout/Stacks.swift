import Foundation

/// Lays out its content in a row.
public struct HStack<Content: View>: View, PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        StackNode(view: self, content: content, parent: parent, environment: environment)
    }
}

/// Lays out its content in a column.
public struct VStack<Content: View>: View, PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        StackNode(view: self, content: content, parent: parent, environment: environment)
    }
}

/// Lays out its content on top of each other, the first at the back.
public struct ZStack<Content: View>: View, PrimitiveView {
    let alignment: Alignment
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        OverlayStackNode(view: self, content: content, parent: parent, environment: environment)
    }
}

/// What the two linear stacks have in common.
@MainActor
protocol LinearStack: View {
    associatedtype Content: View
    var axis: Axis { get }
    var alignmentKey: AlignmentKey { get }
    var spacing: CGFloat? { get }
    var content: Content { get }
}

extension HStack: LinearStack {
    var axis: Axis { .horizontal }
    var alignmentKey: AlignmentKey { alignment.key }
}

extension VStack: LinearStack {
    var axis: Axis { .vertical }
    var alignmentKey: AlignmentKey { alignment.key }
}

final class StackNode<Stack: LinearStack>: ContainerNode<Stack, Stack.Content> {
    private lazy var stack = StackItem(axis: view.axis, alignment: view.alignmentKey, spacing: view.spacing)

    override var canBeTakenOver: Bool { content.canBeTakenOver }
    override var item: LayoutItem { stack }
    override func contentView(of view: Stack) -> Stack.Content { view.content }
    override func setChildren(_ items: [LayoutItem]) { stack.setChildren(items) }

    override func viewDidChange() {
        guard stack.alignment != view.alignmentKey || stack.spacing != view.spacing else { return }
        stack.alignment = view.alignmentKey
        stack.spacing = view.spacing
        stack.invalidate()
    }

    override var contentEnvironment: EnvironmentValues {
        guard environment.stackAxis != view.axis else { return environment }
        return derivedEnvironment
    }

    /// Dividers and spacers need to know the direction; kept while the environment is the same.
    private var derivedEnvironment: EnvironmentValues {
        if let cached, cached.from.isIdentical(to: environment) { return cached.to }
        var changed = environment
        changed.stackAxis = view.axis
        cached = (environment, changed)
        return changed
    }
    private var cached: (from: EnvironmentValues, to: EnvironmentValues)?
}

final class OverlayStackNode<Content: View>: ContainerNode<ZStack<Content>, Content> {
    private lazy var stack = OverlayStackItem(alignment: view.alignment)

    override var canBeTakenOver: Bool { content.canBeTakenOver }
    override var item: LayoutItem { stack }
    override func contentView(of view: ZStack<Content>) -> Content { view.content }
    override func setChildren(_ items: [LayoutItem]) { stack.setChildren(items) }

    override func viewDidChange() {
        guard stack.alignment != view.alignment else { return }
        stack.alignment = view.alignment
        stack.invalidate()
    }
}

private struct StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }

extension EnvironmentValues {
    /// The direction of the closest stack, for dividers and spacers.
    var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}
