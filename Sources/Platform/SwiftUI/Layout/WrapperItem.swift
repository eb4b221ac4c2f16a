import UIKit

/// An item around another one that leaves its layout as it is, for subclasses that do something beside.
class WrapperItem: LayoutItem {
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
    override func guide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
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
struct WrapperSet<Wrapper: WrapperItem> {
    private var wrappers: [ObjectIdentifier: Wrapper] = [:]

    var all: some Collection<Wrapper> { wrappers.values }

    /// The wrappers for these items, in order.
    mutating func wrap(_ items: [LayoutItem], make: (LayoutItem) -> Wrapper) -> [Wrapper] {
        var used: [ObjectIdentifier: Wrapper] = [:]
        let result = items.map { item in
            let wrapper = wrappers[ObjectIdentifier(item)] ?? make(item)
            item.container = wrapper
            used[ObjectIdentifier(item)] = wrapper
            return wrapper
        }
        wrappers = used
        return result
    }
}
