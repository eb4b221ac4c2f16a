import Foundation

/// What an animation of a layer can change, in a form that can be mixed.
enum AnimatedValue {
    case number(CGFloat)
    case numbers([CGFloat])
    case point(CGPoint)
    case rect(CGRect)
    case color(RGBA)
    case transform(CGAffineTransform)

    init?(_ value: Any?) {
        switch value {
        case let value as CGFloat: self = .number(value)
        case let value as Double: self = .number(CGFloat(value))
        case let value as Float: self = .number(CGFloat(value))
        case let value as Int: self = .number(CGFloat(value))
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .point(CGPoint(x: value.width, y: value.height))
        case let value as CGRect: self = .rect(value)
        case let value as CGColor: self = .color(value.rgba)
        case let value as UIColor: self = .color(value.rgba(.current))
        case let value as CATransform3D: self = .transform(CATransform3DGetAffineTransform(value))
        case let value as CGAffineTransform: self = .transform(value)
        case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
        case let value as [Double]: self = .numbers(value.map { CGFloat($0) })
        case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
        default: return nil
        }
    }

    func mixed(with end: AnimatedValue, _ f: CGFloat) -> AnimatedValue {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * f }
        switch (self, end) {
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.numbers(let a), .numbers(let b)): return .numbers(zip(a, b).map { mix($0, $1) })
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
                    height: mix(a.height, b.height)))
        case (.color(let a), .color(let b)): return .color(a.mixed(with: b, f))
        case (.transform(let a), .transform(let b)):
            return .transform(
                CGAffineTransform(
                    a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d), tx: mix(a.tx, b.tx),
                    ty: mix(a.ty, b.ty)))
        default: return f < 1 ? self : end
        }
    }

    func adding(_ other: AnimatedValue) -> AnimatedValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        default: nil
        }
    }

    var number: CGFloat? { if case .number(let value) = self { value } else { nil } }
    var numbers: [CGFloat]? { if case .numbers(let value) = self { value } else { nil } }
    var point: CGPoint? { if case .point(let value) = self { value } else { nil } }
    var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
    var color: RGBA? { if case .color(let value) = self { value } else { nil } }
    var transform: CGAffineTransform? { if case .transform(let value) = self { value } else { nil } }
}
