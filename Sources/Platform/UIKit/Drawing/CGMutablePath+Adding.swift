import Foundation

extension CGMutablePath {
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    public func addPath(_ path: CGPath, transform: CGAffineTransform) { addPath(path.applying(transform)) }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform) {
        addPath(CGPath(rect: rect), transform: transform)
    }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
        addPath(CGPath(ellipseIn: rect), transform: transform)
    }
    public func move(to point: CGPoint, transform: CGAffineTransform) { move(to: point.applying(transform)) }
    public func addLine(to point: CGPoint, transform: CGAffineTransform) { addLine(to: point.applying(transform)) }

    /// An arc by its start and the angle it covers, in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let arc = CGMutablePath()
        arc.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0)
        join(arc.applying(transform))
    }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform
    ) {
        let arc = CGMutablePath()
        arc.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        join(arc.applying(transform))
    }

    /// A corner at the first point, towards the second, rounded by an arc that touches both of its sides.
    public func addArc(
        tangent1End corner: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = corner.applying(transform), far = tangent2End.applying(transform), start = currentPoint
        let a = atan2(start.y - corner.y, start.x - corner.x), b = atan2(far.y - corner.y, far.x - corner.x)
        var between = (b - a).truncatingRemainder(dividingBy: 2 * .pi)
        if between > .pi { between -= 2 * .pi }
        if between < -.pi { between += 2 * .pi }
        guard radius > 0, start != corner, far != corner, abs(sin(between)) > 0.0001 else { return addLine(to: corner) }
        let distance = radius / abs(sin(between / 2)), middle = a + between / 2
        let center = CGPoint(x: corner.x + cos(middle) * distance, y: corner.y + sin(middle) * distance)
        // The radii to the two sides stand upright on them.
        let quarter: CGFloat = between > 0 ? -.pi / 2 : .pi / 2
        addArc(center: center, radius: radius, startAngle: a + quarter, endAngle: b - quarter, clockwise: between > 0)
    }

    /// Goes on from the current point to where the other path begins.
    private func join(_ path: CGPath) {
        var pieces = path.elements[...]
        if !isEmpty, elements.last != .close, case .move(let start)? = pieces.first {
            addLine(to: start)
            pieces = pieces.dropFirst()
        }
        elements += pieces
    }
}
