import Foundation

/// A section of a compositional layout with its frames.
@MainActor struct ComposedSection {
    struct Edge {
        var kind: String
        var frame: CGRect
        var isEstimated: Bool
        var pins: Bool
        var zIndex: Int
    }

    let index: Int
    let described: NSCollectionLayoutSection
    private let environment: NSCollectionLayoutEnvironment
    private(set) var frames: [CGRect] = []
    private(set) var edges: [Edge] = []
    private(set) var frame: CGRect
    private(set) var orthogonalFrame = CGRect.zero
    private(set) var orthogonalWidth: CGFloat = 0

    init(
        _ index: Int, _ described: NSCollectionLayoutSection, top: CGFloat, _ environment: NSCollectionLayoutEnvironment
    ) {
        self.index = index
        self.described = described
        self.environment = environment
        frame = CGRect(x: 0, y: top, width: environment.container.contentSize.width, height: 0)
    }

    var isOrthogonal: Bool { described.orthogonalScrollingBehavior != .none && described.list == nil }

    mutating func solve(count: Int, preferred: @escaping (Int) -> CGSize?, preferredEdge: (String) -> CGSize?) {
        let inset = described.contentInsets
        var y = frame.minY
        let list = described.list
        if let list {
            if list.headerMode == .supplementary {
                y = addEdge(
                    UICollectionView.elementKindSectionHeader, estimate: 34, y, preferredEdge,
                    pins: list.appearance == .plain)
            } else if list.appearance == .grouped || list.appearance == .insetGrouped {
                y += 16
            }
        }
        for item in described.boundarySupplementaryItems where !item.isFooter { y = add(item, y, preferredEdge) }
        y += inset.top
        let width = max(0, frame.width - inset.leading - inset.trailing)
        if list != nil {
            for item in 0..<count {
                let height = preferred(item)?.height ?? 44
                frames.append(CGRect(x: inset.leading, y: y, width: width, height: height))
                y += height
            }
        } else if let group = described.group {
            y = solveGroups(group, count, preferred, CGRect(x: inset.leading, y: y, width: width, height: 0))
        }
        y += inset.bottom
        if let list, list.footerMode == .supplementary {
            y = addEdge(UICollectionView.elementKindSectionFooter, estimate: 28, y, preferredEdge, pins: false)
        }
        for item in described.boundarySupplementaryItems where item.isFooter { y = add(item, y, preferredEdge) }
        frame.size.height = y - frame.minY
    }

    private mutating func solveGroups(
        _ group: NSCollectionLayoutGroup, _ count: Int, _ preferred: @escaping (Int) -> CGSize?, _ room: CGRect
    ) -> CGFloat {
        let container = CGSize(width: room.width, height: environment.container.contentSize.height)
        // A sideways section has coordinates of its own; its scroll view stands at `orthogonalFrame`.
        var place = isOrthogonal ? CGPoint.zero : room.origin
        var solver = GroupSolver(from: 0, count: count, environment, preferred: preferred)
        var tallest: CGFloat = 0
        while solver.next < count {
            let before = solver.next
            let size = solver.fill(group, at: place, in: container)
            if isOrthogonal {
                place.x += size.width + described.interGroupSpacing
            } else {
                place.y += size.height + described.interGroupSpacing
            }
            tallest = max(tallest, size.height)
            if solver.next == before { break }
        }
        frames = [CGRect](repeating: .zero, count: count)
        for (item, frame) in solver.frames { frames[item] = frame }
        if isOrthogonal {
            orthogonalFrame = CGRect(x: room.minX, y: room.minY, width: room.width, height: tallest)
            orthogonalWidth = max(0, place.x - described.interGroupSpacing)
            return room.minY + tallest
        }
        return count == 0 ? room.minY : place.y - described.interGroupSpacing
    }

    private mutating func addEdge(
        _ kind: String, estimate: CGFloat, _ y: CGFloat, _ preferred: (String) -> CGSize?, pins: Bool
    ) -> CGFloat {
        let height = preferred(kind)?.height ?? estimate
        let inset = described.contentInsets
        edges.append(
            Edge(
                kind: kind,
                frame: CGRect(
                    x: inset.leading, y: y, width: max(0, frame.width - inset.leading - inset.trailing), height: height),
                isEstimated: true, pins: pins, zIndex: 1))
        return y + height
    }

    private mutating func add(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ y: CGFloat, _ preferred: (String) -> CGSize?
    ) -> CGFloat {
        let inset = described.supplementariesFollowContentInsets ? described.contentInsets : .zero
        let room = CGSize(
            width: max(0, frame.width - inset.leading - inset.trailing),
            height: environment.container.contentSize.height)
        var size = item.layoutSize.size(in: room)
        let isEstimated = item.layoutSize.heightDimension.isEstimated
        if isEstimated, let wanted = preferred(item.elementKind) { size.height = wanted.height }
        let x: CGFloat =
            switch item.alignment {
            case .topLeading, .bottomLeading, .leading: inset.leading
            case .topTrailing, .bottomTrailing, .trailing: frame.width - inset.trailing - size.width
            default: inset.leading + (room.width - size.width) / 2
            }
        edges.append(
            Edge(
                kind: item.elementKind,
                frame: CGRect(origin: CGPoint(x: x + item.offset.x, y: y + item.offset.y), size: size),
                isEstimated: isEstimated, pins: item.pinToVisibleBounds, zIndex: item.zIndex))
        return item.extendsBoundary ? y + size.height : y
    }

    // MARK: Questions

    /// The items in a rectangle; of rows that follow one another the first is found by halving.
    func items(in rect: CGRect, scrolledBy x: CGFloat) -> [Int] {
        if isOrthogonal {
            let shown = CGRect(
                x: x + rect.minX - orthogonalFrame.minX, y: 0, width: rect.width, height: orthogonalFrame.height)
            return frames.indices.filter { frames[$0].intersects(shown) }
        }
        guard described.list != nil else { return frames.indices.filter { frames[$0].intersects(rect) } }
        var item = frames.partition { $0.maxY < rect.minY }
        var found: [Int] = []
        while item < frames.count, frames[item].minY < rect.maxY {
            found.append(item)
            item += 1
        }
        return found
    }

    func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        if attributes.representedElementCategory == .supplementaryView {
            return edges.first { $0.kind == attributes.representedElementKind }?.isEstimated ?? false
        }
        if described.list != nil { return true }
        return described.group.map(hasEstimates) ?? false
    }

    private func hasEstimates(_ item: NSCollectionLayoutItem) -> Bool {
        if let group = item as? NSCollectionLayoutGroup { return group.subitems.contains(where: hasEstimates) }
        return item.layoutSize.widthDimension.isEstimated || item.layoutSize.heightDimension.isEstimated
    }

    func look(of item: Int) -> ListRowLook? {
        guard let list = described.list else { return nil }
        let isCard = list.appearance == .insetGrouped
        let isFirst = item == 0, isLast = item == frames.count - 1
        var separator = list.separatorConfiguration
        if let handler = list.itemSeparatorHandler {
            separator = handler(IndexPath(item: item, section: index), separator)
        }
        var corners: CACornerMask = []
        if isCard {
            if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        let isAutomatic = separator.bottomSeparatorInsets.leading > 100_000
        return ListRowLook(
            showsSeparator: list.showsSeparators && separator.bottomSeparatorVisibility != .hidden
                && !(isLast && list.appearance != .plain),
            separatorInset: isAutomatic
                ? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
                : separator.bottomSeparatorInsets.resolved(isRightToLeft: false),
            corners: corners, isCard: list.appearance == .insetGrouped || list.appearance == .grouped)
    }
}
