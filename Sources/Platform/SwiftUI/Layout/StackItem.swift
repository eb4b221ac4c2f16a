import UIKit

/// HStack and VStack: lays out its children as `StackSolver` says.
final class StackItem: LayoutItem {
    nonisolated static let defaultSpacing: CGFloat = 8

    let axis: Axis
    var alignment: AlignmentKey
    var spacing: CGFloat?
    private(set) var children: [LayoutItem] = []
    private var solved = ProposalCache<StackSolver.Solution>()

    init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    func setChildren(_ items: [LayoutItem]) {
        children = items
        for item in items { item.container = self }
    }

    override var innerItems: [LayoutItem] { children }
    override var dumpLabel: String { axis == .horizontal ? "HStack" : "VStack" }

    override func forgetSizes() {
        super.forgetSizes()
        solved.removeAll()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { solution(for: proposal).size }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        let solution = solution(for: proposal)
        for index in children.indicesByZIndex {
            let origin = solution.origins[index]
            children[index].place(
                at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y),
                proposal: solution.proposals[index], on: canvas)
        }
    }

    override func findGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        solution(for: proposal).guide(key, of: children)
    }

    override func findDefinedGuides() -> DefinedGuides { children.definedGuides }

    private func solution(for proposal: ProposedViewSize) -> StackSolver.Solution {
        if let known = solved[proposal] { return known }
        let new = StackSolver(axis: axis, alignment: alignment, spacing: spacing, children: children).solve(proposal)
        solved.keep(new, for: proposal)
        return new
    }
}

extension Array where Element == LayoutItem {
    @MainActor var definedGuides: DefinedGuides { reduce(into: []) { $0.formUnion($1.definedGuides) } }

    /// The order of drawing: higher z-indices later, otherwise as written.
    @MainActor var indicesByZIndex: [Int] {
        guard contains(where: { $0.zIndex != 0 }) else { return Array<Int>(indices) }
        return indices.sorted { (self[$0].zIndex, $0) < (self[$1].zIndex, $1) }
    }
}
