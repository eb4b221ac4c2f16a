@testable import SwiftUI
@testable import UIKit

/// A pointer that presses on the views of a tree without a window, as `PointerInput` does with one.
@MainActor
final class FakePointer {
    private let root: UIView
    private var touch: UITouch?
    private var recognizers: [UIGestureRecognizer] = []
    private var time = 0.0

    init<Content>(_ host: TestHost<Content>) { root = host.host.view }

    private func event() -> UIEvent { UIEvent(type: .touches, timestamp: time, touches: touch.map { [$0] } ?? []) }

    func press(at point: CGPoint, count: Int = 1) {
        time += 0.01
        guard let hit = root.hitTest(point, with: nil) else { return }
        let touch = UITouch(type: .indirectPointer, position: point, timestamp: time, window: nil, view: hit)
        touch.tapCount = count
        self.touch = touch
        recognizers = GestureArena.recognizers(for: hit)
        touch.gestureRecognizers = recognizers
        for recognizer in recognizers { recognizer.deliverBegan(touch, event()) }
    }

    func move(to point: CGPoint, after seconds: Double = 0.01) {
        guard let touch else { return }
        time += seconds
        touch.previousPosition = touch.position
        touch.position = point
        touch.timestamp = time
        touch.phase = .moved
        for recognizer in recognizers { recognizer.deliverMoved(touch, event()) }
    }

    func release() {
        guard let touch else { return }
        time += 0.01
        touch.phase = .ended
        touch.timestamp = time
        for recognizer in recognizers { recognizer.deliverEnded(touch, event()) }
        self.touch = nil
    }

    func click(at point: CGPoint, count: Int = 1) {
        for number in 1...count {
            press(at: point, count: number)
            release()
        }
    }

    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 4) {
        press(at: start)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        release()
    }
}
