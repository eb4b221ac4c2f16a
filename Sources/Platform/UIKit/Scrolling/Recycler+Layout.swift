import Foundation

extension Recycler {
    var rowWidth: CGFloat {
        let inset = adjustedContentInset
        return max(0, bounds.width - inset.left - inset.right - sideInsets.left - sideInsets.right)
    }

    /// The room of all rows.
    private var rowsHeight: CGFloat { max(0, heights.total - (ids.isEmpty ? 0 : spacing)) }

    /// A short list that is anchored at its bottom stands at the bottom.
    private var leading: CGFloat {
        guard anchor == .bottom else { return 0 }
        let inset = adjustedContentInset
        return max(0, bounds.height - inset.top - inset.bottom - rowsHeight)
    }

    func rowTop(_ index: Int) -> CGFloat { leading + heights.offset(of: index) }
    func rowHeight(_ index: Int) -> CGFloat { heights.values[index] - spacing }

    func measureIfNeeded(_ index: Int) {
        guard !isMeasured[index], let source else { return }
        isMeasured[index] = true
        heights.set(index, max(0, source.measure(index, rowWidth).rounded(.up)) + spacing)
        live[ids[index]]?.fixedPointIsDue = true
    }

    func layOutRows() {
        guard source != nil, !isLayingOut, bounds.width > 0, bounds.height > 0 else { return }
        isLayingOut = true
        defer {
            isLayingOut = false
            onLayout?()
        }
        if rowWidth != laidOutWidth {
            if laidOutWidth >= 0 { isMeasured = [Bool](repeating: false, count: ids.count) }
            laidOutWidth = rowWidth
        }
        guard !ids.isEmpty else {
            recycle { _ in true }
            contentSize = .zero
            setOffset(offsetRange.min)
            settledOffset = contentOffset.y
            pendingPlace = nil
            isPinned = anchor == .bottom
            report(0..<0)
            return
        }
        let range = settle(placeToHold())
        pendingPlace = nil
        populate(range)
        isPinned = isAtBottom
        settledOffset = contentOffset.y
        reportVisible(range)
    }

    private func placeToHold() -> Place {
        if let pendingPlace { return pendingPlace }
        // Scrolled since the last layout, or not pinned: what is at the top now stays.
        if anchor == .bottom, isPinned || settledOffset == nil, settledOffset == nil || contentOffset.y == settledOffset
        {
            return .bottom
        }
        // Scrolled to an edge by an estimate: the edge is meant, wherever it turns out to be.
        if settledOffset != nil, contentOffset.y != settledOffset {
            if isAtBottom, contentOffset.y > offsetRange.min.y { return .bottom }
            if contentOffset.y <= offsetRange.min.y { return .row(0, top: leading - contentOffset.y) }
        }
        // A new list begins below its inset, not under it.
        if settledOffset == nil { return .row(0, top: adjustedContentInset.top) }
        if staysAtTop, contentOffset.y <= offsetRange.min.y { return .row(0, top: leading - contentOffset.y) }
        return placeAtTop
    }

    /// The topmost row that starts inside the viewport; a row that began above may grow without pushing what is read.
    var placeAtTop: Place {
        let y = contentOffset.y - leading
        var index = heights.index(at: y)
        let cutOff = rowTop(index) < contentOffset.y
        if cutOff, index + 1 < ids.count, rowTop(index + 1) < contentOffset.y + bounds.height { index += 1 }
        return .row(index, top: rowTop(index) - contentOffset.y)
    }

    /// Measures outward from the place, sets size and offset, and answers which rows are live.
    private func settle(_ place: Place) -> Range<Int> {
        var (index, top) = resolve(place)
        var range = 0..<0
        // The offset that the place asks for may lie outside the content; then the nearest one is taken and the rows that
        // come into view with it are measured too. Two rounds do, unless every estimate was far off.
        for _ in 0..<6 {
            range = measure(from: index, top: top)
            isLayingOutSize(rowsHeight + leading)
            let wanted = (rowTop(index) - top).rounded()
            let inside = clamped(CGPoint(x: contentOffset.x, y: wanted)).y
            setOffset(CGPoint(x: contentOffset.x, y: inside))
            if inside == wanted { break }
            top = rowTop(index) - inside
            if case .bottom = place { (index, top) = resolve(.bottom) }
        }
        return range
    }

    private func isLayingOutSize(_ height: CGFloat) {
        contentSize = CGSize(width: rowWidth + sideInsets.left + sideInsets.right, height: height)
    }

    private func resolve(_ place: Place) -> (index: Int, top: CGFloat) {
        switch place {
        case .row(let index, let top): return (min(index, ids.count - 1), top)
        case .bottom:
            let last = ids.count - 1
            measureIfNeeded(last)
            return (last, bounds.height - adjustedContentInset.bottom - rowHeight(last))
        case .reveal(let index, let position):
            let index = min(index, ids.count - 1)
            measureIfNeeded(index)
            return (index, rowTop(index) - offset(revealing: index, position))
        }
    }

    func offset(revealing index: Int, _ position: RowPosition) -> CGFloat {
        let inset = adjustedContentInset
        let top = rowTop(index), height = rowHeight(index)
        let atTop = top - inset.top, atBottom = top + height - bounds.height + inset.bottom
        return switch position {
        case .top: atTop
        case .bottom: atBottom
        case .center: ((atTop + atBottom) / 2).rounded()
        case .nearest: contentOffset.y > atTop ? atTop : contentOffset.y < atBottom ? atBottom : contentOffset.y
        }
    }

    private func measure(from index: Int, top: CGFloat) -> Range<Int> {
        var last = index, y = top
        while last < ids.count, y < bounds.height + overscan {
            measureIfNeeded(last)
            y += heights.values[last]
            last += 1
        }
        var first = index
        y = top
        while first > 0, y > -overscan {
            first -= 1
            measureIfNeeded(first)
            y -= heights.values[first]
        }
        return trimmed(first..<max(last, first + 1), anchor: index, top: top)
    }

    /// Drops rows that lie wholly beyond the overscan: the place itself may be far outside after a clamp.
    private func trimmed(_ range: Range<Int>, anchor index: Int, top: CGFloat) -> Range<Int> {
        let base = top - heights.offset(of: index)
        var (first, last) = (range.lowerBound, range.upperBound)
        while first < last - 1, base + heights.offset(of: first + 1) < -overscan { first += 1 }
        while last > first + 1, base + heights.offset(of: last - 1) > bounds.height + overscan { last -= 1 }
        return first..<last
    }

    private func reportVisible(_ range: Range<Int>) {
        let low = contentOffset.y, high = low + bounds.height
        let first = range.first { rowTop($0) + rowHeight($0) > low } ?? range.lowerBound
        let last = range.last { rowTop($0) < high } ?? first
        report(first..<max(first, last + 1))
        if rowsHeight + leading - high < bounds.height { onReachEnd?() }
        if low < bounds.height { onReachStart?() }
    }

    private func report(_ range: Range<Int>) {
        guard range != visible else { return }
        visible = range
        onVisible?(range)
    }
}
