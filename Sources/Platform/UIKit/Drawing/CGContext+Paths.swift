import Foundation

// The path that is built before it is filled, stroked or clipped to.
extension CGContext {
    public func beginPath() { path = CGMutablePath() }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addRects(_ rects: [CGRect]) { path.addRects(rects) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addPath(_ other: CGPath) { path.addPath(other) }
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
    public func closePath() { path.closeSubpath() }

    /// The current path; nil when nothing was added to it.
    public var currentPath: CGPath? { path.isEmpty ? nil : path.copy() }
    public var isPathEmpty: Bool { path.isEmpty }
    public var currentPointOfPath: CGPoint { path.currentPoint }
    public var boundingBoxOfPath: CGRect { path.boundingBoxOfPath }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        path.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }

    /// The outline of what `strokePath` would draw takes the path's place.
    public func replacePathWithStrokedPath() {
        let outline = path.copy(
            strokingWithWidth: state.style.width, lineCap: state.style.cap, lineJoin: state.style.join,
            miterLimit: state.style.miterLimit)
        path = outline.mutableCopy() ?? CGMutablePath()
    }
}
