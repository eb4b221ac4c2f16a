import WindowSupport
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class AnimationTests: XCTestCase {
    private var stage: TestWindow!
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    override func setUp() async throws {
        stage = TestWindow(size: CGSize(width: 200, height: 100))
        stage.window.addSubview(view)
        settle()
        Desktop.animationsAreEnabled = true
        try XCTSkipUnless(UIView.areAnimationsEnabled, "This desktop asks for no motion")
    }

    override func tearDown() async throws {
        Desktop.animationsAreEnabled = false
        stage.close()
    }

    func testTheModelMovesAtOnceAndThePictureFollows() {
        var ended: Bool?
        UIView.animate(withDuration: 0.05, animations: { self.view.center.x = 110 }, completion: { ended = $0 })
        XCTAssertEqual(view.center.x, 110)
        XCTAssertLessThan(view.shownFrame.midX, 60, "The picture should still be on its way")
        XCTAssertTrue(pump(until: { ended != nil }))
        XCTAssertEqual(ended, true)
        XCTAssertEqual(view.shownFrame.midX, 110)
    }

    func testSpringsComeToRestWhereTheyShould() {
        for damping in [0.3, 0.7, 1] {
            XCTAssertEqual(TimingCurve.spring(damping: damping, velocity: 0).progress(0.999), 1, accuracy: 0.01)
            XCTAssertEqual(TimingCurve.spring(damping: damping, velocity: 3).progress(0), 0)
        }
        let bouncy = TimingCurve.spring(damping: 0.3, velocity: 0)
        XCTAssertTrue((1..<100).contains { bouncy.progress(CGFloat($0) / 100) > 1.1 })
        let calm = TimingCurve.spring(damping: 1, velocity: 0)
        XCTAssertFalse((1..<100).contains { calm.progress(CGFloat($0) / 100) > 1 })
    }

    func testCurvesAreWhatTheirNamesSay() {
        XCTAssertEqual(TimingCurve.linear.progress(0.3), 0.3, accuracy: 0.001)
        XCTAssertLessThan(TimingCurve.easeIn.progress(0.3), 0.3)
        XCTAssertGreaterThan(TimingCurve.easeOut.progress(0.3), 0.3)
        XCTAssertEqual(TimingCurve.easeInOut.progress(0.5), 0.5, accuracy: 0.001)
    }

    func testKeyframesPassThroughTheirSteps() {
        var ended = false
        UIView.animateKeyframes(
            withDuration: 0.05,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.center.x = 60 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.center.y = 60 }
            }, completion: { _ in ended = true })
        XCTAssertEqual(view.center, CGPoint(x: 60, y: 60))
        XCTAssertTrue(pump(until: { ended }))
        XCTAssertEqual(view.shownFrame.origin, CGPoint(x: 50, y: 50))
    }

    func testAnAnimatorIsHeldScrubbedAndFinished() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.center.x = 110 }
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        animator.fractionComplete = 0.5
        XCTAssertTrue(pump(until: { self.view.shownFrame.midX == 60 }))
        XCTAssertFalse(animator.isRunning)
        animator.stopAnimation(false)
        XCTAssertEqual(view.center.x, 60, "A stopped animation leaves the view where it stands")
        animator.finishAnimation(at: .current)
        XCTAssertEqual(position, .current)
        XCTAssertEqual(animator.state, .inactive)
    }

    func testAReversedAnimatorEndsWhereItStarted() {
        let animator = UIViewPropertyAnimator(duration: 0.05, dampingRatio: 1) { self.view.alpha = 0 }
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        animator.startAnimation()
        animator.isReversed = true
        XCTAssertTrue(pump(until: { position != nil }))
        XCTAssertEqual(position, .start)
        XCTAssertEqual(view.alpha, 1)
    }

    func testDissolvesLeaveNothingBehind() {
        var ended = false
        UIView.transition(
            with: view, duration: 0.05, options: .transitionCrossDissolve,
            animations: { self.view.backgroundColor = .red }, completion: { _ in ended = true })
        XCTAssertEqual(view.subviews.count, 1)
        XCTAssertTrue(pump(until: { ended }))
        XCTAssertTrue(view.subviews.isEmpty)
    }

    // MARK: Layers

    private final class Listener: NSObject, CAAnimationDelegate {
        var finished: Bool?
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished = flag }
    }

    private func fade(_ from: Any?, _ to: Any?) -> (CABasicAnimation, Listener) {
        let animation = CABasicAnimation(keyPath: "opacity"), listener = Listener()
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 0.05
        animation.delegate = listener
        return (animation, listener)
    }

    func testALayersAnimationShowsAndGoes() {
        let (animation, listener) = fade(0.0, 0.5)
        view.layer.add(animation, forKey: "fade")
        XCTAssertEqual(view.layer.animationKeys(), ["fade"])
        XCTAssertNotNil(view.layer.shown("opacity"))
        XCTAssertTrue(pump(until: { listener.finished != nil }))
        XCTAssertEqual(listener.finished, true)
        XCTAssertNil(view.layer.shown("opacity"))
        XCTAssertNil(view.layer.animationKeys())
        XCTAssertEqual(view.layer.opacity, 1)
    }

    func testAFillThatStaysIsHeldUntilItIsRemoved() {
        let (animation, listener) = fade(0, 0.25)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: "fade")
        XCTAssertTrue(pump(until: { listener.finished != nil }))
        XCTAssertEqual(view.layer.shown("opacity")?.number, 0.25)
        view.layer.removeAnimation(forKey: "fade")
        XCTAssertNil(view.layer.shown("opacity"))
    }

    func testARemovedAnimationIsNotFinished() {
        let (animation, listener) = fade(0, 1)
        animation.repeatCount = .infinity
        view.layer.add(animation, forKey: "fade")
        view.layer.removeAllAnimations()
        XCTAssertEqual(listener.finished, false)
        XCTAssertNil(view.layer.animationKeys())
    }

    func testKeyframesOfALayer() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 30]
        animation.keyTimes = [0, 0.5, 1]
        func value(_ progress: CGFloat) -> CGFloat? {
            animation.values(at: progress, of: view.layer)["position.x"]?.number
        }
        XCTAssertEqual(value(0), 0)
        XCTAssertEqual(value(0.25), 5)
        XCTAssertEqual(value(0.75), 20)
        XCTAssertEqual(value(1), 30)
    }
}
