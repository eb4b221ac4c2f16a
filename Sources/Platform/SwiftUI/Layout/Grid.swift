import Foundation

/// Lays out rows whose cells stand below each other in columns.
public struct Grid<Content: View>: View {
    let layout: GridLayout
    let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public var body: some View { _LayoutView(layout: layout, content: content.environment(\.isInGrid, true)) }
}

/// A row of a grid. Elsewhere it is a group.
public struct GridRow<Content: View>: View, PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        GridRowNode(view: self, parent: parent, environment: environment)
    }
}

/// Marks the items of a row as belonging together; modifiers of the row apply to each cell, as they do in SwiftUI.
final class GridRowNode<Content: View>: ViewNode<GridRow<Content>> {
    private var child: Node!
    private var wrappers = WrapperSet<GridCellItem>()

    override init(view: GridRow<Content>, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        child = Node.make(view.content, parent: self, environment: environment)
    }

    override var children: [Node] { child.map { [$0] } ?? [] }

    override func makeItems() -> [LayoutItem] {
        guard environment.isInGrid else { return child.items }
        let row = GridRowTrait(id: ObjectIdentifier(self), alignment: view.alignment)
        return wrappers.wrap(child.items) { GridCellItem(around: $0) }.map { cell in
            cell.row = row
            return cell
        }
    }

    override func update(_ new: GridRow<Content>, environment: EnvironmentValues) {
        let realigned = new.alignment != view.alignment
        super.update(new, environment: environment)
        let (node, isNew) = reconcile(child, with: new.content, environment: environment)
        child = node
        if isNew || realigned { itemsDidChange() }
    }
}

/// Which row a cell belongs to.
struct GridRowTrait {
    let id: ObjectIdentifier
    let alignment: VerticalAlignment?
}

final class GridCellItem: WrapperItem {
    var row: GridRowTrait?
    override func trait<T>(_ key: TraitKey<T>) -> T? { key === GridTraits.row ? row as? T : child.trait(key) }
    override var dumpLabel: String { "GridCell" }
}

enum GridTraits {
    static let row = TraitKey<GridRowTrait>()
    static let columns = TraitKey<Int>()
    static let anchor = TraitKey<UnitPoint>()
    static let unsizedAxes = TraitKey<Axis.Set>()
    static let columnAlignment = TraitKey<HorizontalAlignment>()
}

private struct InGridKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var isInGrid: Bool {
        get { self[InGridKey.self] }
        set { self[InGridKey.self] = newValue }
    }
}

extension View {
    /// Has the cell take the place of several.
    public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier(key: GridTraits.columns, value: max(1, count)))
    }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier(key: GridTraits.anchor, value: anchor))
    }
    /// Has the cell not make its column wider, or its row higher.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier(key: GridTraits.unsizedAxes, value: axes))
    }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier(key: GridTraits.columnAlignment, value: guide))
    }
}
