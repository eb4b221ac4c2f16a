import Foundation

/// Places the items of one group: pure sums, without a view.
@MainActor struct GroupSolver {
    /// What an item asked for, where its size is estimated.
    let preferred: (Int) -> CGSize?
    let environment: NSCollectionLayoutEnvironment
    private(set) var next: Int
    let count: Int
    private(set) var frames: [(item: Int, frame: CGRect)] = []

    init(
        from item: Int, count: Int, _ environment: NSCollectionLayoutEnvironment, preferred: @escaping (Int) -> CGSize?
    ) {
        next = item
        self.count = count
        self.environment = environment
        self.preferred = preferred
    }

    /// Fills a group at a place; answers the size it took.
    mutating func fill(_ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize) -> CGSize {
        var size = group.layoutSize.size(in: container)
        let inset = group.contentInsets
        let room = CGSize(
            width: max(0, size.width - inset.leading - inset.trailing),
            height: max(0, size.height - inset.top - inset.bottom))
        let start = CGPoint(x: origin.x + inset.leading, y: origin.y + inset.top)
        switch group.arrangement {
        case .custom(let provider):
            for item in provider(LayoutEnvironment(room, environment.traitCollection)) where next < count {
                frames.append((next, item.frame.offsetBy(dx: start.x, dy: start.y)))
                next += 1
            }
        case .horizontal, .vertical:
            let used = run(group, at: start, in: room)
            if group.layoutSize.heightDimension.isEstimated { size.height = used.height + inset.top + inset.bottom }
            if group.layoutSize.widthDimension.isEstimated { size.width = used.width + inset.leading + inset.trailing }
        }
        return size
    }

    private mutating func run(_ group: NSCollectionLayoutGroup, at start: CGPoint, in room: CGSize) -> CGSize {
        let isHorizontal = if case .horizontal = group.arrangement { true } else { false }
        let limit = isHorizontal ? room.width : room.height
        let isOpen =
            isHorizontal ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
        let gap = group.interItemSpacing?.spacing ?? 0
        var position: CGFloat = 0, breadth: CGFloat = 0, placed = 0
        let wanted = group.count ?? Int.max
        outer: while next < count, placed < wanted {
            for subitem in group.subitems {
                guard next < count, placed < wanted else { break outer }
                var container = room
                if let shares = group.count {
                    // As many as were asked for share the length.
                    let share = (limit - gap * CGFloat(shares - 1)) / CGFloat(shares)
                    if isHorizontal { container.width = share } else if !isOpen { container.height = share }
                }
                let lead = placed > 0 ? gap : 0
                let expected = expectedLength(subitem, container, isHorizontal, shares: group.count != nil)
                if placed > 0, !isOpen, group.count == nil, position + lead + expected > limit + 0.5 { break outer }
                position += lead
                let origin =
                    isHorizontal
                    ? CGPoint(x: start.x + position, y: start.y) : CGPoint(x: start.x, y: start.y + position)
                let size = place(subitem, at: origin, in: container, shares: group.count != nil, isHorizontal)
                position += isHorizontal ? size.width : size.height
                breadth = max(breadth, isHorizontal ? size.height : size.width)
                placed += 1
            }
            // Without a count the subitems are gone through once, or a single one again and again.
            if group.count == nil, group.subitems.count > 1 { break }
        }
        return isHorizontal ? CGSize(width: position, height: breadth) : CGSize(width: breadth, height: position)
    }

    private func expectedLength(_ item: NSCollectionLayoutItem, _ container: CGSize, _ isHorizontal: Bool, shares: Bool)
        -> CGFloat
    {
        let size = item.layoutSize.size(in: container)
        return isHorizontal ? size.width : size.height
    }

    private mutating func place(
        _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, shares: Bool, _ isHorizontal: Bool
    ) -> CGSize {
        if let group = item as? NSCollectionLayoutGroup { return fill(group, at: origin, in: container) }
        var size = item.layoutSize.size(in: container)
        if shares {
            if isHorizontal {
                size.width = container.width
            } else if !item.layoutSize.heightDimension.isEstimated {
                size.height = container.height
            }
        }
        if let wanted = preferred(next) {
            if item.layoutSize.widthDimension.isEstimated {
                size.width = wanted.width + item.contentInsets.leading + item.contentInsets.trailing
            }
            if item.layoutSize.heightDimension.isEstimated {
                size.height = wanted.height + item.contentInsets.top + item.contentInsets.bottom
            }
        }
        let edge = item.edgeSpacing
        let lead = CGPoint(x: edge?.leading?.spacing ?? 0, y: edge?.top?.spacing ?? 0)
        let trail = CGPoint(x: edge?.trailing?.spacing ?? 0, y: edge?.bottom?.spacing ?? 0)
        let inset = item.contentInsets
        frames.append(
            (
                next,
                CGRect(
                    x: origin.x + lead.x + inset.leading, y: origin.y + lead.y + inset.top,
                    width: max(0, size.width - inset.leading - inset.trailing),
                    height: max(0, size.height - inset.top - inset.bottom))
            ))
        next += 1
        return CGSize(width: size.width + lead.x + trail.x, height: size.height + lead.y + trail.y)
    }
}
