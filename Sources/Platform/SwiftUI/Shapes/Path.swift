import UIKit

/// An outline of lines and curves.
public struct Path: Equatable, @unchecked Sendable {
    enum Step: Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    private(set) var elements: [Step] = []

    public init() {}
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    public init(_ rect: CGRect) { addRect(rect) }
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRounded(rect, RectangleCornerRadii(all: cornerRadius))
    }
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRounded(rect, cornerRadii)
    }

    public var isEmpty: Bool { elements.isEmpty }

    public mutating func move(to point: CGPoint) { elements.append(.move(point)) }
    public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(.quad(point, control: control))
    }
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(point, control1, control2))
    }
    public mutating func closeSubpath() { elements.append(.close) }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }
    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }
    public mutating func addEllipse(in rect: CGRect) {
        addRounded(rect, horizontal: rect.width / 2, vertical: rect.height / 2)
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        addRounded(rect, horizontal: cornerSize.width, vertical: cornerSize.height)
    }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += transform.isIdentity ? path.elements : path.applying(transform).elements
    }

    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        // As in SwiftUI, `clockwise` is meant in coordinates whose y axis points up; on screen it turns the other way.
        var sweep = endAngle.radians - startAngle.radians
        if clockwise { while sweep > 0 { sweep -= 2 * .pi } } else { while sweep < 0 { sweep += 2 * .pi } }
        let steps = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / Double(steps)
        let handle = radius * 4 / 3 * tan(step / 4)
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let first = point(startAngle.radians)
        if elements.isEmpty { move(to: first) } else { addLine(to: first) }
        for index in 0..<steps {
            let from = startAngle.radians + step * Double(index)
            let to = from + step
            let (start, end) = (point(from), point(to))
            addCurve(
                to: end, control1: CGPoint(x: start.x - handle * sin(from), y: start.y + handle * cos(from)),
                control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)))
        }
    }

    private mutating func addRounded(_ rect: CGRect, horizontal: CGFloat, vertical: CGFloat) {
        addCorners(rect, Array(repeating: CGSize(width: horizontal, height: vertical), count: 4))
    }
    private mutating func addRounded(_ rect: CGRect, _ radii: RectangleCornerRadii) {
        let limit = min(rect.width, rect.height) / 2
        let lengths = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
        addCorners(rect, lengths.map { CGSize(width: min($0, limit), height: min($0, limit)) })
    }

    /// Corners clockwise from the top left; each is a quarter of an ellipse, drawn as one curve.
    private mutating func addCorners(_ rect: CGRect, _ corners: [CGSize]) {
        let bend: CGFloat = 1 - 0.5523
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        move(to: CGPoint(x: rect.minX + a.width, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX - b.width, y: rect.minY))
        addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + b.height),
            control1: CGPoint(x: rect.maxX - b.width * bend, y: rect.minY),
            control2: CGPoint(x: rect.maxX, y: rect.minY + b.height * bend))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - c.height))
        addCurve(
            to: CGPoint(x: rect.maxX - c.width, y: rect.maxY),
            control1: CGPoint(x: rect.maxX, y: rect.maxY - c.height * bend),
            control2: CGPoint(x: rect.maxX - c.width * bend, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX + d.width, y: rect.maxY))
        addCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - d.height),
            control1: CGPoint(x: rect.minX + d.width * bend, y: rect.maxY),
            control2: CGPoint(x: rect.minX, y: rect.maxY - d.height * bend))
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + a.height))
        addCurve(
            to: CGPoint(x: rect.minX + a.width, y: rect.minY),
            control1: CGPoint(x: rect.minX, y: rect.minY + a.height * bend),
            control2: CGPoint(x: rect.minX + a.width * bend, y: rect.minY))
        closeSubpath()
    }
}

extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    public init() { radians = 0 }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    public static let zero = Angle()
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
    public static func += (left: inout Angle, right: Angle) { left = left + right }
    public static func -= (left: inout Angle, right: Angle) { left = left - right }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
