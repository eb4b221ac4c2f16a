import UIKit

/// An item around another one.
@MainActor
protocol WrappingItem: LayoutItem {
    var child: LayoutItem { get }
}

/// An item that leaves the layout of the one inside as it is, for subclasses that do something beside.
class WrapperItem: LayoutItem, WrappingItem {
    let child: LayoutItem

    init(around child: LayoutItem) {
        self.child = child
        super.init()
        child.container = self
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }
    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        child.place(at: frame.origin, proposal: proposal, on: canvas)
    }
    override func findDefinedGuides() -> DefinedGuides { child.definedGuides }
    override func findGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        child.guide(key, proposal: proposal)
    }
    override func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        child.range(along: axis, proposal: proposal)
    }
    override var priority: Double { child.priority }
    override var zIndex: Double { child.zIndex }
    override func trait<T>(_ key: TraitKey<T>) -> T? { child.trait(key) }
    override var innerItems: [LayoutItem] { [child] }
}

/// The wrappers of a node, one for each item of its content: kept as long as their item is there.
@MainActor
struct WrapperSet<Wrapper: WrappingItem> {
    private(set) var all: [Wrapper] = []

    /// The wrappers for these items, in order.
    mutating func wrap(_ items: [LayoutItem], make: (LayoutItem) -> Wrapper) -> [Wrapper] {
        let known = all
        var byItem: [ObjectIdentifier: Wrapper]?
        func find(_ item: LayoutItem, _ index: Int) -> Wrapper? {
            guard !known.isEmpty else { return nil }
            // Items rarely move.
            if index < known.count, known[index].child === item { return known[index] }
            let wrappers = byItem ?? Dictionary(uniqueKeysWithValues: known.map { (ObjectIdentifier($0.child), $0) })
            byItem = wrappers
            return wrappers[ObjectIdentifier(item)]
        }
        all.removeAll(keepingCapacity: true)
        for (index, item) in items.enumerated() {
            let wrapper = find(item, index) ?? make(item)
            item.container = wrapper
            all.append(wrapper)
        }
        return all
    }
}
