import UIKit

/// A click or tap, or several in quick succession.
public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void
    public typealias Body = Never
    public var count: Int

    public nonisolated init(count: Int = 1) { self.count = count }

    func makeRun() -> GestureRun<Void> { TapRun(count) { _ in () } }
    func update(_ run: GestureRun<Void>) { (run as? TapRun<Void>)?.count = count }
}

/// A tap and where it was.
public struct SpatialTapGesture: PrimitiveGesture {
    public typealias Body = Never

    public struct Value: Hashable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace

    public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }
    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    func makeRun() -> GestureRun<Value> {
        let space = coordinateSpace
        return TapRun(count) { Value(location: $0.location(in: space)) }
    }
    func update(_ run: GestureRun<Value>) { (run as? TapRun<Value>)?.count = count }
}

final class TapRun<Value>: RecognizerRun<Value> {
    private let recognizer = UITapGestureRecognizer()
    var count: Int { didSet { recognizer.numberOfTapsRequired = count } }

    init(_ count: Int, value: @escaping (UIGestureRecognizer) -> Value) {
        self.count = count
        super.init(recognizer)
        recognizer.numberOfTapsRequired = count
        recognizer.addHandler { [unowned self] in
            if recognizer.state == .ended, mayBegin() { send(.ended(value(recognizer))) }
        }
    }
}

extension UIGestureRecognizer {
    func location(in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: location(in: view)
        case .global: location(in: nil)
        case .named(let name): location(in: view?.coordinateSpaceView(named: name))
        }
    }
}
