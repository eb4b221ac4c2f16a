import Foundation

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let axial = Self(rawValue: "axial")
    public static let radial = Self(rawValue: "radial")
    public static let conic = Self(rawValue: "conic")
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A layer filled with a gradient along a line, from a point outwards, or around a point.
open class CAGradientLayer: CALayer {
    open var colors: [Any]? { didSet { changed() } }
    open var locations: [NSNumber]? { didSet { changed() } }
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
    open var type = CAGradientLayerType.axial { didSet { changed() } }
    /// Where a radial gradient's first colour ends, as a part of its radius.
    package var innerRadius: CGFloat = 0 { didSet { if innerRadius != oldValue { changed() } } }

    override func drawContent(_ canvas: Canvas, in rect: CGRect) {
        let colors = (colors ?? []).compactMap { color -> RGBA? in
            (color as? CGColor)?.rgba ?? (color as? UIColor)?.rgba(canvas.traits)
        }
        guard colors.count > 1 else { return }
        let stops = colors.enumerated().map { index, color in
            let even = CGFloat(index) / CGFloat(colors.count - 1)
            if let shown = shown("locations")?.numbers, index < shown.count {
                return (max(0, min(1, shown[index])), color)
            }
            return (locations.map { index < $0.count ? CGFloat($0[index].doubleValue) : even } ?? even, color)
        }
        func place(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
        }
        canvas.pushClip(rect, radii: radii)
        let start = place(startPoint), end = place(endPoint)
        switch type {
        case .radial:
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            canvas.radialGradient(rect, center: start, radii: radii, from: innerRadius, stops: stops)
        case .conic:
            canvas.conicGradient(rect, center: start, angle: atan2(end.y - start.y, end.x - start.x), stops: stops)
        default: canvas.linearGradient(rect, from: start, to: end, stops: stops)
        }
        canvas.pop()
    }
}
