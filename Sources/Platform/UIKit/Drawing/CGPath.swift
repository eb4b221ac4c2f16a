import Foundation

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// A shape of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
    // Only `CGMutablePath` changes it, and that one is confined to whoever builds it.
    package enum Element: Hashable, Sendable {
        case move(CGPoint), line(CGPoint), curve(CGPoint, CGPoint, CGPoint), close
    }

    package internal(set) var elements: [Element] = []

    package init(elements: [Element] = []) { self.elements = elements }

    public convenience init(rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect)
        self.init(elements: path.elements)
    }

    public convenience init(ellipseIn rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect)
        self.init(elements: path.elements)
    }

    public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        let path = CGMutablePath()
        path.addRoundedRect(rect, CornerRadii(cornerWidth))
        self.init(elements: path.elements)
    }

    public var isEmpty: Bool { elements.isEmpty }
    public var boundingBox: CGRect { bounds(of: points) }
    public var boundingBoxOfPath: CGRect { boundingBox }
    public var currentPoint: CGPoint { points.last ?? .zero }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    public func applying(_ t: CGAffineTransform) -> CGPath {
        CGPath(
            elements: elements.map { element in
                switch element {
                case .move(let p): .move(p.applying(t))
                case .line(let p): .line(p.applying(t))
                case .curve(let a, let b, let p): .curve(a.applying(t), b.applying(t), p.applying(t))
                case .close: .close
                }
            })
    }

    private var points: [CGPoint] {
        elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let p), .line(let p): [p]
            case .curve(let a, let b, let p): [a, b, p]
            case .close: []
            }
        }
    }

    private func bounds(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
        for p in points.dropFirst() {
            (minX, minY, maxX, maxY) = (min(minX, p.x), min(minY, p.y), max(maxX, p.x), max(maxY, p.y))
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.elements == b.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A path that is being built.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public convenience init() { self.init(elements: []) }

    public func move(to point: CGPoint) { elements.append(.move(point)) }
    public func addLine(to point: CGPoint) { elements.append(.line(point)) }
    public func closeSubpath() { elements.append(.close) }
    public func addPath(_ path: CGPath) { elements += path.elements }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(control1, control2, end))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let start = currentPoint
        func toward(_ p: CGPoint) -> CGPoint {
            CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
        }
        addCurve(to: end, control1: toward(start), control2: toward(end))
    }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public func addRect(_ rect: CGRect) {
        addLines(between: [
            rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    public func addEllipse(in rect: CGRect) {
        let unit = CGMutablePath()
        unit.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        unit.closeSubpath()
        let t = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        addPath(unit.applying(t))
    }

    /// An arc by angles in radians. With y pointing down, `clockwise: false` runs clockwise on screen, as in Core Graphics.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        var sweep = endAngle - startAngle
        if clockwise {
            while sweep > 0 { sweep -= 2 * .pi }
            sweep = max(sweep, -2 * .pi)
        } else {
            while sweep < 0 { sweep += 2 * .pi }
            sweep = min(sweep, 2 * .pi)
        }
        let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let handle = 4 / 3 * tan(step / 4) * radius
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        if isEmpty || elements.last == .close { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
        for piece in 0..<pieces {
            let a = startAngle + CGFloat(piece) * step, b = a + step
            let (from, to) = (point(a), point(b))
            addCurve(
                to: to, control1: CGPoint(x: from.x - handle * sin(a), y: from.y + handle * cos(a)),
                control2: CGPoint(x: to.x + handle * sin(b), y: to.y - handle * cos(b)))
        }
    }

    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        addRoundedRect(rect, CornerRadii(cornerWidth))
    }

    package func addRoundedRect(_ rect: CGRect, _ radii: CornerRadii) {
        let r = radii.fitting(rect.size)
        move(to: CGPoint(x: rect.minX + r.topLeft, y: rect.minY))
        func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: CGFloat) {
            addArc(
                center: CGPoint(x: x, y: y), radius: radius, startAngle: start, endAngle: start + .pi / 2,
                clockwise: false)
        }
        corner(rect.maxX - r.topRight, rect.minY + r.topRight, r.topRight, -.pi / 2)
        corner(rect.maxX - r.bottomRight, rect.maxY - r.bottomRight, r.bottomRight, 0)
        corner(rect.minX + r.bottomLeft, rect.maxY - r.bottomLeft, r.bottomLeft, .pi / 2)
        corner(rect.minX + r.topLeft, rect.minY + r.topLeft, r.topLeft, .pi)
        closeSubpath()
    }
}
