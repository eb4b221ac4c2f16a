import UIKit

/// A gradient and how it lies in what it fills.
struct GradientFill {
    enum Geometry {
        case line(UnitPoint, UnitPoint)
        /// Distances in points.
        case radial(UnitPoint, CGFloat, CGFloat)
        /// Distances as parts of the width and the height.
        case elliptical(UnitPoint, CGFloat, CGFloat)
        case angular(UnitPoint, Angle, Angle)
    }

    let gradient: Gradient
    let geometry: Geometry

    @MainActor
    func apply(to layer: CAGradientLayer, size: CGSize, environment: EnvironmentValues) {
        var locations = gradient.stops.map { Double($0.location) }
        layer.innerRadius = 0
        switch geometry {
        case .line(let start, let end):
            layer.type = .axial
            layer.startPoint = CGPoint(x: start.x, y: start.y)
            layer.endPoint = CGPoint(x: end.x, y: end.y)
        case .radial(let center, let inner, let outer):
            layer.type = .radial
            layer.startPoint = CGPoint(x: center.x, y: center.y)
            layer.endPoint = CGPoint(
                x: center.x + outer / max(size.width, 1), y: center.y + outer / max(size.height, 1))
            layer.innerRadius = outer > 0 ? inner / outer : 0
        case .elliptical(let center, let inner, let outer):
            layer.type = .radial
            layer.startPoint = CGPoint(x: center.x, y: center.y)
            layer.endPoint = CGPoint(x: center.x + outer, y: center.y + outer)
            layer.innerRadius = outer > 0 ? inner / outer : 0
        case .angular(let center, let start, let end):
            layer.type = .conic
            layer.startPoint = CGPoint(x: center.x, y: center.y)
            layer.endPoint = CGPoint(
                x: center.x + cos(start.radians) / max(size.width, 1),
                y: center.y + sin(start.radians) / max(size.height, 1))
            let part = min(1, abs(end.radians - start.radians) / (2 * .pi))
            locations = locations.map { $0 * part }
        }
        layer.colors = gradient.stops.map { $0.color.resolved(in: environment) }
        layer.locations = locations.map { NSNumber(value: $0) }
    }
}
