import Foundation

extension CGPath {
    /// The outline of the stroked path, to be filled by the winding rule.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let result = CGMutablePath(), half = lineWidth / 2
        let lines = flattened.filter { $0.from != $0.to }
        for (index, line) in lines.enumerated() {
            let next = lines[(index + 1) % lines.count], before = lines[(index + lines.count - 1) % lines.count]
            let square = lineCap == .square
            result.addStrip(
                from: line.from, to: line.to, half: half, before: square && before.to != line.from ? half : 0,
                after: square && next.from != line.to ? half : 0)
            if next.from == line.to {
                result.addJoin(line, next, half: half, lineJoin, miterLimit: miterLimit)
            } else if lineCap == .round {
                result.addDisc(line.to, half)
            }
            if lineCap == .round, before.to != line.from { result.addDisc(line.from, half) }
        }
        return transform.isIdentity ? result : result.applying(transform)
    }

    /// The path cut into dashes.
    ///
    /// - Parameter lengths: Of dashes and gaps, in turn.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity)
        -> CGPath
    {
        let total = flattened.reduce(0) { $0 + hypot($1.to.x - $1.from.x, $1.to.y - $1.from.y) }
        let lengths = lengths.count % 2 == 1 ? lengths + lengths : lengths, period = lengths.reduce(0, +)
        guard total > 0, period > 0, lengths.allSatisfy({ $0 >= 0 }) else { return self }
        let result = CGMutablePath()
        var place = -phase.truncatingRemainder(dividingBy: period), index = 0
        while place < total {
            let end = place + lengths[index % lengths.count]
            if index % 2 == 0, end > 0 {
                result.addPath(part(from: max(0, place) / total, to: min(end, total) / total))
            }
            place = end
            index += 1
        }
        return transform.isIdentity ? result : result.applying(transform)
    }
}

extension CGMutablePath {
    fileprivate func addStrip(from: CGPoint, to: CGPoint, half: CGFloat, before: CGFloat, after: CGFloat) {
        let length = hypot(to.x - from.x, to.y - from.y)
        let along = CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
        func corner(_ p: CGPoint, _ forward: CGFloat, _ aside: CGFloat) -> CGPoint {
            CGPoint(
                x: p.x + along.dx * forward - along.dy * aside, y: p.y + along.dy * forward + along.dx * aside)
        }
        addLines(between: [
            corner(from, -before, -half), corner(to, after, -half), corner(to, after, half),
            corner(from, -before, half),
        ])
        closeSubpath()
    }

    fileprivate func addDisc(_ center: CGPoint, _ radius: CGFloat) {
        addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// Fills the wedge on the outer side of a corner.
    fileprivate func addJoin(
        _ a: (from: CGPoint, to: CGPoint), _ b: (from: CGPoint, to: CGPoint), half: CGFloat, _ join: CGLineJoin,
        miterLimit: CGFloat
    ) {
        if join == .round { return addDisc(a.to, half) }
        let first = atan2(a.to.y - a.from.y, a.to.x - a.from.x), second = atan2(b.to.y - b.from.y, b.to.x - b.from.x)
        var turn = (second - first).truncatingRemainder(dividingBy: 2 * .pi)
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        guard abs(turn) > 0.001 else { return }
        let side: CGFloat = turn > 0 ? -1 : 1
        func aside(_ angle: CGFloat, _ distance: CGFloat) -> CGPoint {
            CGPoint(x: a.to.x - sin(angle) * side * distance, y: a.to.y + cos(angle) * side * distance)
        }
        let reach = 1 / max(0.0001, cos(turn / 2))
        var points = [a.to, aside(first, half), aside(second, half)]
        if join == .miter, reach <= miterLimit { points.insert(aside(first + turn / 2, half * reach), at: 2) }
        // The winding rule joins what turns the same way.
        if turn < 0 { points.reverse() }
        addLines(between: points)
        closeSubpath()
    }
}
