import UIKit

extension Path {
    public init(_ path: CGPath) {
        for element in path.elements {
            switch element {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .curve(let first, let second, let end): addCurve(to: end, control1: first, control2: second)
            case .close: closeSubpath()
            }
        }
    }

    public var cgPath: CGPath {
        let path = CGMutablePath()
        for element in elements {
            switch element {
            case .move(let point): path.move(to: point)
            case .line(let point): path.addLine(to: point)
            case .quad(let point, let control): path.addQuadCurve(to: point, control: control)
            case .curve(let end, let first, let second): path.addCurve(to: end, control1: first, control2: second)
            case .close: path.closeSubpath()
            }
        }
        return path
    }

    /// A step of a path.
    @frozen public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    public func forEach(_ body: (Element) -> Void) {
        for element in elements {
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .quad(let point, let control): body(.quadCurve(to: point, control: control))
            case .curve(let end, let first, let second): body(.curve(to: end, control1: first, control2: second))
            case .close: body(.closeSubpath)
            }
        }
    }

    public var boundingRect: CGRect { cgPath.boundingBox }

    public var currentPoint: CGPoint? {
        for element in elements.reversed() {
            switch element {
            case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): return point
            case .close: continue
            }
        }
        return nil
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        var result = Path()
        for element in elements {
            switch element {
            case .move(let point): result.move(to: point.applying(transform))
            case .line(let point): result.addLine(to: point.applying(transform))
            case .quad(let point, let control):
                result.addQuadCurve(to: point.applying(transform), control: control.applying(transform))
            case .curve(let end, let first, let second):
                result.addCurve(
                    to: end.applying(transform), control1: first.applying(transform),
                    control2: second.applying(transform))
            case .close: result.closeSubpath()
            }
        }
        return result
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// The part between two fractions of the length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        from <= 0 && to >= 1 ? self : Path(cgPath.part(from: max(0, from), to: min(1, to)))
    }

    /// Whether a point is inside, counted by crossings of a line to the right; curves are taken as lines.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for (from, to) in segments {
            guard (from.y <= point.y) != (to.y <= point.y) else { continue }
            let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
            if x > point.x { winding += eoFill ? 1 : (to.y > from.y ? 1 : -1) }
        }
        return eoFill ? winding % 2 == 1 : winding != 0
    }

    /// The outline as straight lines, each part closed.
    private var segments: [(CGPoint, CGPoint)] {
        var lines: [(CGPoint, CGPoint)] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        func line(_ to: CGPoint) {
            lines.append((current, to))
            current = to
        }
        for element in cgPath.elements {
            switch element {
            case .move(let point):
                line(start)
                (start, current) = (point, point)
            case .line(let point): line(point)
            case .close: line(start)
            case .curve(let a, let b, let end):
                let from = current
                for step in 1...16 {
                    let t = CGFloat(step) / 16
                    let s = 1 - t
                    line(
                        CGPoint(
                            x: s * s * s * from.x + 3 * s * s * t * a.x + 3 * s * t * t * b.x + t * t * t * end.x,
                            y: s * s * s * from.y + 3 * s * s * t * a.y + 3 * s * t * t * b.y + t * t * t * end.y))
                }
            }
        }
        line(start)
        return lines
    }

    /// Rectangles, ellipses and arcs with names of their own.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }
    public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        addArc(
            center: center, radius: radius, startAngle: startAngle,
            endAngle: Angle(radians: startAngle.radians + delta.radians), clockwise: delta.radians < 0)
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style))
    }
}
