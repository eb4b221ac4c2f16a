import UIKit

/// ZStack: every child gets the same proposal, and they are aligned with each other.
final class OverlayStackItem: LayoutItem {
    var alignment: Alignment
    private(set) var children: [LayoutItem] = []

    init(alignment: Alignment) { self.alignment = alignment }

    func setChildren(_ items: [LayoutItem]) {
        children = items
        for item in items { item.container = self }
    }

    override var innerItems: [LayoutItem] { children }
    override var dumpLabel: String { "ZStack" }

    private func extents(_ proposal: ProposedViewSize) -> (x: GuideExtent, y: GuideExtent) {
        var x = GuideExtent()
        var y = GuideExtent()
        for child in children {
            let dimensions = child.dimensions(for: proposal)
            x.include(dimensions[alignment.horizontal], dimensions.width)
            y.include(dimensions[alignment.vertical], dimensions.height)
        }
        return (x, y)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let (x, y) = extents(proposal)
        return CGSize(width: max(0, x.before + x.after), height: max(0, y.before + y.after))
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        let (x, y) = extents(proposal)
        for index in children.indicesByZIndex {
            let dimensions = children[index].dimensions(for: proposal)
            let origin = CGPoint(
                x: frame.minX + x.before - dimensions[alignment.horizontal],
                y: frame.minY + y.before - dimensions[alignment.vertical])
            children[index].place(at: origin, proposal: proposal, on: canvas)
        }
    }

    override func findDefinedGuides() -> DefinedGuides { children.definedGuides }

    override func findGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        let (x, y) = extents(proposal)
        for child in children {
            guard let value = child.guide(key, proposal: proposal) else { continue }
            let dimensions = child.dimensions(for: proposal)
            return key.axis == .horizontal
                ? value + x.before - dimensions[alignment.horizontal]
                : value + y.before - dimensions[alignment.vertical]
        }
        return nil
    }
}
