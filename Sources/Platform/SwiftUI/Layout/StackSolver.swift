import Foundation

/// Divides the space of a row or column among its children by SwiftUI's rules.
///
/// Children of a higher `layoutPriority` are served first, the least of the others being kept back for them. Within a
/// priority the least flexible child is asked first and offered an equal share of what is left.
@MainActor
struct StackSolver {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?
    let children: [LayoutItem]

    /// What each child is offered, where it stands, and how large the whole is.
    struct Solution {
        var proposals: [ProposedViewSize]
        var origins: [CGPoint]
        var size: CGSize
    }

    func solve(_ proposal: ProposedViewSize) -> Solution { arrange(distribute(proposal)) }

    private func gap(before index: Int) -> CGFloat {
        guard index > 0 else { return 0 }
        if let spacing { return spacing }
        return children[index].isSpacer || children[index - 1].isSpacer ? 0 : StackItem.defaultSpacing
    }

    private func distribute(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
        guard let available = proposal[axis], available.isFinite else {
            // Ideal sizes, or as much as each likes.
            return children.map { _ in proposal }
        }
        var result = Array(repeating: proposal, count: children.count)
        var left = available - children.indices.reduce(0) { $0 + gap(before: $1) }
        let ranges = children.count == 1 ? nil : children.map { $0.range(along: axis, proposal: proposal) }
        let priorities = Set(children.map(\.priority)).sorted(by: >)
        for priority in priorities {
            let members = children.indices.filter { children[$0].priority == priority }
            let keptBack = children.indices.reduce(CGFloat(0)) {
                children[$1].priority < priority ? $0 + (ranges?[$1].lowerBound ?? 0) : $0
            }
            var share = left - keptBack
            var remaining = members.count
            let ordered = members.sorted {
                flexibility(ranges?[$0]) < flexibility(ranges?[$1])
            }
            for index in ordered {
                result[index][axis] = max(0, share / CGFloat(remaining))
                let taken = children[index].size(for: result[index])[axis]
                share -= taken
                left -= taken
                remaining -= 1
            }
        }
        return result
    }

    private func flexibility(_ range: ClosedRange<CGFloat>?) -> CGFloat {
        guard let range else { return 0 }
        return range.upperBound - range.lowerBound
    }

    private func arrange(_ proposals: [ProposedViewSize]) -> Solution {
        var origins: [CGPoint] = []
        var main: CGFloat = 0
        var before: CGFloat = 0
        var after: CGFloat = 0
        let cross = axis.other
        var guides: [CGFloat] = []
        for (index, child) in children.enumerated() {
            let dimensions = child.dimensions(for: proposals[index])
            let extent = cross == .horizontal ? dimensions.width : dimensions.height
            let guide = dimensions.value(of: alignment)
            guides.append(guide)
            if child.isSpacer && extent == 0 { continue }
            before = max(before, guide)
            after = max(after, extent - guide)
        }
        for (index, child) in children.enumerated() {
            main += gap(before: index)
            let offset = before - guides[index]
            origins.append(axis == .horizontal ? CGPoint(x: main, y: offset) : CGPoint(x: offset, y: main))
            main += child.size(for: proposals[index])[axis]
        }
        let thickness = max(0, before + after)
        let size =
            axis == .horizontal ? CGSize(width: main, height: thickness) : CGSize(width: thickness, height: main)
        return Solution(proposals: proposals, origins: origins, size: size)
    }
}

extension StackSolver.Solution {
    /// A guide that a child defines, in the stack's coordinates: the first child's, or the last one's for last baselines.
    @MainActor
    func guide(_ key: AlignmentKey, of children: [LayoutItem]) -> CGFloat? {
        let isLast = key == VerticalAlignment.lastTextBaseline.key
        let indices = isLast ? Array<Int>(children.indices.reversed()) : Array<Int>(children.indices)
        for index in indices {
            guard let value = children[index].guide(key, proposal: proposals[index]) else { continue }
            return value + (key.axis == .horizontal ? origins[index].x : origins[index].y)
        }
        return nil
    }
}
