import UIKit

/// A press that is moved.
public struct DragGesture: PrimitiveGesture {
    public typealias Body = Never

    /// What a drag has come to.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// Points per second.
        public var velocity: CGSize
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where it would come to rest if it were let go now.
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + velocity.width * Self.coast, y: location.y + velocity.height * Self.coast)
        }
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * Self.coast,
                height: translation.height + velocity.height * Self.coast)
        }

        /// How many seconds of its velocity a drag goes on for.
        private static let coast: CGFloat = 0.25
    }

    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    func makeRun() -> GestureRun<Value> {
        let run = DragRun()
        update(run)
        return run
    }
    func update(_ run: GestureRun<Value>) {
        guard let run = run as? DragRun else { return }
        run.recognizer.minimumDistance = minimumDistance
        run.space = coordinateSpace
    }
}

final class DragRun: RecognizerRun<DragGesture.Value> {
    let recognizer = DragRecognizer()
    var space = CoordinateSpace.local

    init() {
        super.init(recognizer)
        recognizer.mayBegin = { [unowned self] in mayBegin() }
        recognizer.addHandler { [unowned self] in
            switch recognizer.state {
            case .began, .changed: send(.changed(value))
            case .ended: send(.ended(value))
            default: send(.failed)
            }
        }
    }

    /// Distances are those of the pointer in the window: the view may move along under it.
    private var value: DragGesture.Value {
        let location = recognizer.location(in: space)
        let moved = recognizer.translation
        return DragGesture.Value(
            time: Date(), location: location, startLocation: CGPoint(x: location.x - moved.x, y: location.y - moved.y),
            velocity: recognizer.velocity)
    }
}

/// A pan that begins where it is told to.
final class DragRecognizer: UIGestureRecognizer {
    var minimumDistance: CGFloat = 10
    var mayBegin: () -> Bool = { true }
    private(set) var translation = CGPoint.zero
    private var origin = CGPoint.zero
    private var samples: [(time: Double, place: CGPoint)] = []

    /// Points per second over the last tenth of a second.
    var velocity: CGSize {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let time = last.time - first.time
        return CGSize(width: (last.place.x - first.place.x) / time, height: (last.place.y - first.place.y) / time)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        origin = touch.location(in: nil)
        translation = .zero
        samples = []
        note(touch)
        if minimumDistance <= 0, mayBegin() { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        note(touch)
        if state == .possible {
            if hypot(translation.x, translation.y) >= minimumDistance, mayBegin() { state = .began }
        } else {
            state = .changed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    private func note(_ touch: UITouch) {
        let place = touch.location(in: nil)
        translation = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
        samples.append((touch.timestamp, place))
        samples.removeAll { touch.timestamp - $0.time > 0.1 }
    }
}
