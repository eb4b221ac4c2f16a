import Foundation

public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A piece of a path, for `applyWithBlock`. Its points are only there while the block runs.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    public func copy() -> CGPath? { CGPath(elements: elements) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        applying(transform?.pointee ?? .identity)
    }

    /// Whether a point lies in the filled path; open parts are closed for it.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let path = transform.isIdentity ? self : applying(transform)
        var winding = 0, crossings = 0
        for (from, to) in path.closedSubpaths where (from.y <= point.y) != (to.y <= point.y) {
            let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
            guard x > point.x else { continue }
            crossings += 1
            winding += to.y > from.y ? 1 : -1
        }
        return rule == .evenOdd ? crossings % 2 == 1 : winding != 0
    }

    /// Calls the block with each piece. Curves with one control point are told as curves with two.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var points: [CGPoint]
            let type: CGPathElementType
            switch element {
            case .move(let p): (type, points) = (.moveToPoint, [p])
            case .line(let p): (type, points) = (.addLineToPoint, [p])
            case .curve(let a, let b, let p): (type, points) = (.addCurveToPoint, [a, b, p])
            case .close: (type, points) = (.closeSubpath, [.zero])
            }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                var element = CGPathElement(type: type, points: base)
                block(&element)
            }
        }
    }

    private var closedSubpaths: [(from: CGPoint, to: CGPoint)] {
        let closed = CGMutablePath()
        for element in elements {
            if case .move = element, !closed.isEmpty { closed.closeSubpath() }
            closed.elements.append(element)
        }
        closed.closeSubpath()
        return closed.flattened
    }

    /// The path walked the other way; each of its parts begins where it ended.
    var reversed: CGPath {
        let result = CGMutablePath()
        for part in subpaths.reversed() {
            guard let last = part.pieces.last?.end else { continue }
            result.move(to: last)
            for piece in part.pieces.reversed() {
                switch piece.controls {
                case (let a, let b)?: result.addCurve(to: piece.start, control1: b, control2: a)
                case nil: result.addLine(to: piece.start)
                }
            }
            if part.isClosed { result.closeSubpath() }
        }
        return result
    }

    private struct Piece {
        let start: CGPoint
        let end: CGPoint
        var controls: (CGPoint, CGPoint)?
    }

    private struct Subpath {
        var pieces: [Piece] = []
        var isClosed = false
    }

    private var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p):
                result.append(Subpath())
                current = p
            case .line(let p):
                if result.isEmpty { result.append(Subpath()) }
                result[result.count - 1].pieces.append(Piece(start: current, end: p))
                current = p
            case .curve(let a, let b, let p):
                if result.isEmpty { result.append(Subpath()) }
                result[result.count - 1].pieces.append(Piece(start: current, end: p, controls: (a, b)))
                current = p
            case .close:
                guard !result.isEmpty else { continue }
                result[result.count - 1].isClosed = true
                current = result[result.count - 1].pieces.first?.start ?? current
            }
        }
        return result
    }

    @available(*, unavailable, message: "Append the other path, and fill with the winding rule")
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }
    @available(
        *, unavailable, message: "Append the other path and fill with the even-odd rule, or mask with a shape layer"
    )
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }
    @available(*, unavailable, message: "Clip to the other path before filling")
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }
}
