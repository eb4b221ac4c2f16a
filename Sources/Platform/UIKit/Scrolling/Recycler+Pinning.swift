import Foundation

extension RecyclerView {
    /// A header or footer that stays in view as long as its section does.
    package struct PinnedRow {
        package enum Edge: Sendable { case top, bottom }
        package var index: Int
        /// All rows of the section, the pinned one among them.
        package var section: Range<Int>
        package var edge: Edge

        package init(index: Int, section: Range<Int>, edge: Edge) {
            self.index = index
            self.section = section
            self.edge = edge
        }
    }

    /// Which rows are pinned, and where.
    package struct Pinning {
        /// The pinned rows while one row is the topmost and another the lowest in view.
        package var rows: (_ top: Int, _ bottom: Int) -> [PinnedRow]
        /// How far below the top edge of the view headers stop.
        package var inset: () -> CGFloat
        /// Told whether the view of a pinned row stands elsewhere than in its section.
        package var change: (_ index: Int, _ isAway: Bool) -> Void

        package init(
            rows: @escaping (_ top: Int, _ bottom: Int) -> [PinnedRow], inset: @escaping () -> CGFloat,
            change: @escaping (_ index: Int, _ isAway: Bool) -> Void
        ) {
            self.rows = rows
            self.inset = inset
            self.change = change
        }
    }

    package var pinning: Pinning? {
        get { recycler.pinning }
        set {
            recycler.pinning = newValue
            setNeedsLayout()
        }
    }
}

extension Recycler {
    func pinnedRows() -> [RecyclerView.PinnedRow] {
        guard let pinning, !ids.isEmpty else { return [] }
        let low = contentOffset.y + pinning.inset(), high = contentOffset.y + bounds.height
        return pinning.rows(heights.index(at: low - rowTop(0)), heights.index(at: high - rowTop(0)))
    }

    /// Moves the pinned rows to the edges. Those whose section begins or ends beyond what is laid out keep out of the sums of
    /// heights: measuring them must not move what is read.
    func placePinned(_ rows: [RecyclerView.PinnedRow], laidOut range: Range<Int>) {
        guard let pinning, let source else { return }
        let low = contentOffset.y + pinning.inset()
        let high = contentOffset.y + bounds.height - adjustedContentInset.bottom
        for row in rows {
            guard let view = live[ids[row.index]]?.view, let last = row.section.last else { continue }
            var frame = view.frame
            if !range.contains(row.index) { frame.size.height = source.measure(row.index, rowWidth).rounded(.up) }
            let natural = rowTop(row.index)
            switch row.edge {
            case .top:
                frame.origin.y = min(max(natural, low), rowTop(last) + rowHeight(last) - frame.height)
            case .bottom:
                frame.origin.y = max(min(natural, high - frame.height), rowTop(row.section.lowerBound))
            }
            view.frame = frame
            let isAway = frame.minY != natural
            if isAway, host.subviews.last !== view { host.bringSubviewToFront(view) }
            pinning.change(row.index, isAway)
        }
    }
}
