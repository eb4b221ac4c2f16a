import UIKit

/// Two fingers that draw apart or together on a touchpad: how many times as far apart they are.
public struct MagnificationGesture: PrimitiveGesture {
    public typealias Value = CGFloat
    public typealias Body = Never
    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    func makeRun() -> GestureRun<CGFloat> { PinchRun(UIPinchGestureRecognizer()) { $0.scale } }
    func update(_ run: GestureRun<CGFloat>) {}
}

/// The same, with where and how fast.
public struct MagnifyGesture: PrimitiveGesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    func makeRun() -> GestureRun<Value> {
        PinchRun(UIPinchGestureRecognizer()) { pinch in
            let place = pinch.location(in: pinch.view)
            return Value(
                time: Date(), magnification: pinch.scale, velocity: pinch.velocity,
                startAnchor: pinch.view?.unitPoint(place) ?? .center, startLocation: place)
        }
    }
    func update(_ run: GestureRun<Value>) {}
}

/// Two fingers that turn on a touchpad.
public struct RotationGesture: PrimitiveGesture {
    public typealias Value = Angle
    public typealias Body = Never
    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    func makeRun() -> GestureRun<Angle> {
        PinchRun(UIRotationGestureRecognizer()) { Angle(radians: Double($0.rotation)) }
    }
    func update(_ run: GestureRun<Angle>) {}
}

/// The same, with where and how fast.
public struct RotateGesture: PrimitiveGesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    func makeRun() -> GestureRun<Value> {
        PinchRun(UIRotationGestureRecognizer()) { turn in
            let place = turn.location(in: turn.view)
            return Value(
                time: Date(), rotation: Angle(radians: Double(turn.rotation)),
                velocity: Angle(radians: Double(turn.velocity)),
                startAnchor: turn.view?.unitPoint(place) ?? .center, startLocation: place)
        }
    }
    func update(_ run: GestureRun<Value>) {}
}

/// The run of a gesture of two fingers.
final class PinchRun<Recognizer: UIGestureRecognizer, Value>: RecognizerRun<Value> {
    init(_ recognizer: Recognizer, value: @escaping (Recognizer) -> Value) {
        super.init(recognizer)
        recognizer.addHandler { [unowned self, unowned recognizer] in
            guard mayBegin() else { return }
            switch recognizer.state {
            case .began, .changed: send(.changed(value(recognizer)))
            case .ended: send(.ended(value(recognizer)))
            default: send(.failed)
            }
        }
    }
}

extension UIView {
    fileprivate func unitPoint(_ point: CGPoint) -> UnitPoint {
        UnitPoint(x: point.x / max(bounds.width, 1), y: point.y / max(bounds.height, 1))
    }
}
