import Foundation

/// One section of a flow layout: lines across the breadth, one after another along the direction of scrolling.
struct FlowSection {
    let section: Int
    let isVertical: Bool
    let breadth: CGFloat
    let start: CGFloat
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header = CGSize.zero
    var footer = CGSize.zero
    private(set) var frames: [CGRect] = []
    private(set) var headerFrame = CGRect.zero
    private(set) var footerFrame = CGRect.zero
    private(set) var end: CGFloat = 0
    /// For each line its items and where it ends.
    private var lines: [(items: Range<Int>, end: CGFloat)] = []

    init(section: Int, isVertical: Bool, breadth: CGFloat, start: CGFloat) {
        (self.section, self.isVertical, self.breadth, self.start) = (section, isVertical, breadth, start)
    }

    // Written for lines that run across and follow one another downward; sideways scrolling swaps the axes.
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func rect(_ across: CGFloat, _ along: CGFloat, _ size: CGSize) -> CGRect {
        CGRect(origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
    }

    mutating func layOut(_ sizes: [CGSize]) {
        let before = isVertical ? inset.left : inset.top, after = isVertical ? inset.right : inset.bottom
        let first = isVertical ? inset.top : inset.left, last = isVertical ? inset.bottom : inset.right
        let headerLength = along(header)
        headerFrame = rect(
            0, start,
            isVertical ? CGSize(width: breadth, height: headerLength) : CGSize(width: headerLength, height: breadth))
        let room = breadth - before - after
        var position = start + headerLength
        if !sizes.isEmpty || inset != .zero { position += first }
        var index = 0, usual: CGFloat?
        while index < sizes.count {
            var next = index, used: CGFloat = 0, length: CGFloat = 0
            while next < sizes.count {
                let width = across(sizes[next]) + (next > index ? itemSpacing : 0)
                if next > index, used + width > room + 0.001 { break }
                used += width
                length = max(length, along(sizes[next]))
                next += 1
            }
            let gaps = CGFloat(next - index - 1), isLast = next == sizes.count
            var gap = itemSpacing
            if gaps > 0, !isLast || used + itemSpacing + across(sizes[next - 1]) > room {
                gap += (room - used) / gaps
                usual = gap
            } else if isLast, let usual {
                gap = usual
            }
            // One item that does not leave room for a second stands in the middle.
            var x = before
            if gaps == 0, !isLast || across(sizes[index]) * 2 + itemSpacing > room {
                x += max(0, (room - across(sizes[index])) / 2)
            }
            for item in index..<next {
                frames.append(rect(x, position + (length - along(sizes[item])) / 2, sizes[item]))
                x += across(sizes[item]) + gap
            }
            lines.append((index..<next, position + length))
            position += length + (isLast ? 0 : lineSpacing)
            index = next
        }
        if !sizes.isEmpty || inset != .zero { position += last }
        let footerLength = along(footer)
        footerFrame = rect(
            0, position,
            isVertical ? CGSize(width: breadth, height: footerLength) : CGSize(width: footerLength, height: breadth))
        end = position + footerLength
    }

    /// The items of the lines between two places.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = lines.partition { $0.end < low }
        guard first < lines.count else { return 0..<0 }
        var last = first
        while last + 1 < lines.count, lines[last].end < high { last += 1 }
        return lines[first].items.lowerBound..<lines[last].items.upperBound
    }
}
