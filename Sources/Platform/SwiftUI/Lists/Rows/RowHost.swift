import UIKit

/// One living row of a lazy list: a tree and a layout root of its own, so that a change in it stays in it.
@MainActor
final class RowHost {
    private(set) var id: AnyHashable
    let view = RowView()
    let showing: Showing
    private(set) var node: RowNode!
    private var root: LayoutRoot!
    private let alignment: HorizontalAlignment
    private let axis: Axis
    var onInvalid: (() -> Void)?
    /// Its place among all rows.
    var index = 0
    /// Whether it stands at the edge of the list instead of in its section.
    var isPinned = false {
        didSet { if isPinned != oldValue { (view.subviews.first as? ListRowView)?.isPinned = isPinned } }
    }

    /// - Parameter axis: How the rows are laid out: below each other, or beside each other.
    init(
        _ id: AnyHashable, _ make: @escaping @MainActor () -> any View, alignment: HorizontalAlignment, parent: Node,
        environment: EnvironmentValues, axis: Axis = .vertical
    ) {
        self.id = id
        self.alignment = alignment
        self.axis = axis
        showing = Showing(isOn: false, within: environment.showing)
        node = RowNode(make: make, parent: parent, environment: Self.adapted(environment, showing))
        root = LayoutRoot(view: view) { [unowned self] in [self.makeItem()] }
        root.scope = { [weak node] in node?.environment.transactionScope }
        root.onInvalid = { [weak self] in self?.onInvalid?() }
        node.onItemsChange = { [weak self] in self?.root.contentDidChange() }
        view.host = self
        view.root = root
    }

    private var known: (from: EnvironmentValues, to: EnvironmentValues)?

    private func adapted(_ environment: EnvironmentValues) -> EnvironmentValues {
        if let known, known.from.isIdentical(to: environment) { return known.to }
        let result = Self.adapted(environment, showing)
        known = (environment, result)
        return result
    }

    private static func adapted(_ environment: EnvironmentValues, _ showing: Showing) -> EnvironmentValues {
        var result = environment
        result.showing = showing
        result.stackAxis = .vertical
        result.scrollContext = nil
        result.scrollContentInsets = EdgeInsets()
        result.pageHead = nil
        result.lineContext = nil
        return result
    }

    /// What one element makes is stacked, at the list's alignment, over the whole width.
    private func makeItem() -> LayoutItem {
        let stack = StackItem(axis: .vertical, alignment: alignment.key, spacing: nil)
        stack.setChildren(node.items)
        return axis == .vertical ? RowFrameItem(stack, alignment: alignment) : stack
    }

    func update(_ make: @escaping @MainActor () -> any View, environment: EnvironmentValues) {
        node.update(make, environment: adapted(environment))
    }

    /// Whether the next row can have what this one leaves behind.
    var canBeTakenOver: Bool { node.canBeTakenOver }

    /// Becomes another row.
    func takeOver(
        _ id: AnyHashable, _ make: @escaping @MainActor () -> any View, environment: EnvironmentValues
    ) {
        self.id = id
        isPinned = false
        TakingOver.perform { UIView.performWithoutAnimation { update(make, environment: environment) } }
    }

    func height(width: CGFloat) -> CGFloat { root.size(for: ProposedViewSize(width: width, height: nil)).height }

    /// The size of a part of a horizontal row.
    func size(height: CGFloat?) -> CGSize { root.size(for: ProposedViewSize(width: nil, height: height)) }

    func destroy() {
        showing.isOn = false
        node.destroy()
        view.host = nil
        view.root = nil
        for view in view.subviews { view.removeFromSuperview() }
        view.removeFromSuperview()
    }
}

/// The view of a row.
final class RowView: UIView {
    fileprivate(set) weak var host: RowHost?
    fileprivate var root: LayoutRoot?

    override func layoutSubviews() {
        super.layoutSubviews()
        root?.layOutIfNeeded()
    }
}

/// The node of a row: evaluates the closure that makes the row's view.
@MainActor
final class RowNode: Node {
    private var make: @MainActor () -> any View
    private var child: Node!
    var onItemsChange: (() -> Void)?

    init(make: @escaping @MainActor () -> any View, parent: Node, environment: EnvironmentValues) {
        self.make = make
        super.init(parent: parent, environment: environment)
        evaluate()
    }

    override var children: [Node] { child.map { [$0] } ?? [] }
    override var canBeTakenOver: Bool { children.allSatisfy(\.canBeTakenOver) }

    /// The row's own root lays it out; the list around it need not know.
    override func itemsDidChange() {
        forgetItems()
        onItemsChange?()
    }

    func update(_ make: @escaping @MainActor () -> any View, environment: EnvironmentValues) {
        self.make = make
        self.environment = environment
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        let content = DependencyTracker.track(self) { make() }
        let (node, isNew) = reconcile(child, with: content, environment: environment)
        let replaces = child != nil
        child = node
        if isNew && replaces { itemsDidChange() }
    }

    override func environmentDidChange(to new: EnvironmentValues) {
        environment = new
        child.environmentDidChange(to: new)
    }
}

/// Gives a row the width of the list and aligns what is narrower.
final class RowFrameItem: LayoutItem {
    private let child: LayoutItem
    private let alignment: HorizontalAlignment

    init(_ child: LayoutItem, alignment: HorizontalAlignment) {
        self.child = child
        self.alignment = alignment
        super.init()
        child.container = self
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(for: offer(proposal))
        return CGSize(width: proposal.width ?? size.width, height: size.height)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        let offer = offer(proposal)
        let origin = child.origin(
            in: frame.size, alignment: Alignment(horizontal: alignment, vertical: .top), proposal: offer)
        child.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY), proposal: offer, on: canvas)
    }

    /// The recycler gives the row the height that it has for its width: the same question again, which is answered already.
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: nil)
    }

    override var innerItems: [LayoutItem] { [child] }
    override var dumpLabel: String { "Row" }
}
