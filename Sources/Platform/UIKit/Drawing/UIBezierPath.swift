import Foundation

/// A path with its line style; fills and strokes itself inside `draw(_:)`.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
    open var cgPath: CGPath {
        get { path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var usesEvenOddFillRule = false
    open var miterLimit: CGFloat = 10
    /// Kept: curves are as smooth as the pixels allow.
    open var flatness: CGFloat = 0.6
    private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)
    private var path = CGMutablePath()

    public override init() { super.init() }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(rect, CornerRadii(cornerRadius))
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addRoundedRect(rect, CornerRadii(cornerRadii.width, corners: CACornerMask(rawValue: corners.rawValue)))
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    open var bounds: CGRect { path.boundingBox }
    open var isEmpty: Bool { path.isEmpty }
    open var currentPoint: CGPoint { path.currentPoint }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // UIKit speaks of the screen, Core Graphics of a plane with y up: the senses are opposite.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = CGMutablePath() }
    open func apply(_ transform: CGAffineTransform) { cgPath = path.applying(transform) }

    /// Whether a point lies in the filled path.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// A new path that is walked the other way.
    open func reversing() -> UIBezierPath {
        let result = duplicate()
        result.cgPath = path.reversed
        return result
    }

    open override nonisolated func copy() -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated { result = duplicate() }
        return result
    }

    private func duplicate() -> UIBezierPath {
        let result = UIBezierPath(cgPath: path)
        (result.lineWidth, result.lineCapStyle, result.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (result.usesEvenOddFillRule, result.miterLimit, result.dash) = (usesEvenOddFillRule, miterLimit, dash)
        result.flatness = flatness
        return result
    }

    /// Strokes in dashes: the lengths of dashes and gaps in turn. nil strokes in one line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dash.pattern.enumerated() { pattern?[index] = length }
        count?.pointee = dash.pattern.count
        phase?.pointee = dash.phase
    }

    open func fill() {
        UIGraphicsGetCurrentContext()?.fill(path, evenOdd: usesEvenOddFillRule)
    }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.blending(blendMode, alpha: alpha) { fill() }
    }

    open func stroke() {
        UIGraphicsGetCurrentContext()?.stroke(
            path,
            StrokeStyle(
                width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, dash: dash.pattern, dashPhase: dash.phase,
                miterLimit: miterLimit))
    }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.blending(blendMode, alpha: alpha) { stroke() }
    }

    open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, evenOdd: usesEvenOddFillRule) }
}
