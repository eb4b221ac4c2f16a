import Foundation

extension CGPath {
    /// The part of the path between two fractions of its length.
    package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
        let lines = flattened
        let lengths = lines.map { hypot($0.to.x - $0.from.x, $0.to.y - $0.from.y) }
        let total = lengths.reduce(0, +)
        guard total > 0, end > start else { return CGPath(elements: []) }
        let result = CGMutablePath()
        var walked: CGFloat = 0
        var last: CGPoint?
        for (line, length) in zip(lines, lengths) where length > 0 {
            let low = max(0, (start * total - walked) / length), high = min(1, (end * total - walked) / length)
            walked += length
            guard low < 1, high > 0, high > low else { continue }
            func point(_ f: CGFloat) -> CGPoint {
                CGPoint(x: line.from.x + (line.to.x - line.from.x) * f, y: line.from.y + (line.to.y - line.from.y) * f)
            }
            if last != point(low) { result.move(to: point(low)) }
            result.addLine(to: point(high))
            last = point(high)
        }
        return result
    }

    /// The path as straight lines; a curve becomes sixteen.
    var flattened: [(from: CGPoint, to: CGPoint)] {
        var lines: [(from: CGPoint, to: CGPoint)] = []
        var start = CGPoint.zero, current = CGPoint.zero
        func line(_ to: CGPoint) {
            lines.append((current, to))
            current = to
        }
        for element in elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point): line(point)
            case .close: line(start)
            case .curve(let a, let b, let end):
                let from = current
                for step in 1...16 {
                    let t = CGFloat(step) / 16, s = 1 - t
                    line(
                        CGPoint(
                            x: s * s * s * from.x + 3 * s * s * t * a.x + 3 * s * t * t * b.x + t * t * t * end.x,
                            y: s * s * s * from.y + 3 * s * s * t * a.y + 3 * s * t * t * b.y + t * t * t * end.y))
                }
            }
        }
        return lines
    }
}
