import Foundation

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let axial = Self(rawValue: "axial")
    public static let radial = Self(rawValue: "radial")
    public static let conic = Self(rawValue: "conic")
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A layer filled with a linear gradient.
open class CAGradientLayer: CALayer {
    open var colors: [Any]? { didSet { changed() } }
    open var locations: [NSNumber]? { didSet { changed() } }
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
    open var type = CAGradientLayerType.axial

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
        canvas.linearGradient(rect, from: place(startPoint), to: place(endPoint), stops: stops)
        canvas.pop()
    }
}
