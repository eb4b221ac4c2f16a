import UIKit

/// A press that is held. Its value is true: while it is held, and when it has been held long enough.
public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool
    public typealias Body = Never
    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    func makeRun() -> GestureRun<Bool> {
        let run = LongPressRun()
        update(run)
        return run
    }
    func update(_ run: GestureRun<Bool>) {
        guard let run = run as? LongPressRun else { return }
        run.recognizer.minimumPressDuration = minimumDuration
        run.recognizer.allowableMovement = maximumDistance
    }
}

final class LongPressRun: RecognizerRun<Bool> {
    let recognizer = PressRecognizer()
    private var hasEnded = false

    init() {
        super.init(recognizer)
        recognizer.onPress = { [unowned self] in
            hasEnded = false
            if mayBegin() { send(.changed(true)) }
        }
        recognizer.addHandler { [unowned self] in
            guard recognizer.state == .began, mayBegin() else { return }
            hasEnded = true
            send(.ended(true))
        }
        recognizer.onRelease = { [unowned self] in send(.failed) }
    }
}

/// Tells of the press at once, and of its end, whether it was long enough or not.
final class PressRecognizer: UILongPressGestureRecognizer {
    var onPress: (() -> Void)?
    var onRelease: (() -> Void)?
    private var isPressed = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        isPressed = true
        onPress?()
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .failed { release() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        release()
    }

    override func reset() {
        super.reset()
        release()
    }

    private func release() {
        guard isPressed else { return }
        isPressed = false
        onRelease?()
    }
}
