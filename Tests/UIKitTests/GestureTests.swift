import WindowSupport
import XCTest

/// Presses through the window's own event path; no display is needed.
@preconcurrency @MainActor final class GestureTests: XCTestCase {
    private var test: TestWindow!
    private let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    private let outside = CGPoint(x: 300, y: 300)

    override func setUp() {
        MainActor.assumeIsolated {
            test = TestWindow(content: UIView())
            test.window.subviews[0].addSubview(view)
            settle()
        }
    }
    override func tearDown() { MainActor.assumeIsolated { test.close() } }

    func testTapActsOnReleaseInside() {
        var taps = 0
        view.addGestureRecognizer(UITapGestureRecognizer { taps += 1 })
        test.click(view)
        test.click(at: outside)
        XCTAssertEqual(taps, 1)
    }

    func testTapFailsWhenThePointerLeaves() {
        var taps = 0
        view.addGestureRecognizer(UITapGestureRecognizer { taps += 1 })
        test.window.pointer.press(at: CGPoint(x: 100, y: 100))
        test.window.pointer.move(to: outside)
        test.window.pointer.release(at: outside)
        XCTAssertEqual(taps, 0)
    }

    func testInnerTapWinsOverOuter() {
        var log: [String] = []
        test.window.addGestureRecognizer(UITapGestureRecognizer { log.append("outer") })
        view.addGestureRecognizer(UITapGestureRecognizer { log.append("inner") })
        test.click(view)
        test.click(at: outside)
        XCTAssertEqual(log, ["inner", "outer"])
    }

    func testDoubleTapHoldsBackTheSingleOneThatRequiresItsFailure() {
        var log: [String] = []
        let double = UITapGestureRecognizer { log.append("double") }
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer { log.append("single") }
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        test.click(view, count: 2)
        XCTAssertEqual(log, ["double"])
        pump(until: { false }, timeout: 0.5)
        test.click(view)
        XCTAssertTrue(pump { log == ["double", "single"] }, "\(log)")
    }

    func testLongPressBeginsWhileHeldAndEndsOnRelease() {
        var states: [UIGestureRecognizer.State] = []
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.01
        press.addHandler { states.append(press.state) }
        view.addGestureRecognizer(press)
        test.window.pointer.press(at: CGPoint(x: 100, y: 100))
        XCTAssertTrue(pump { states == [.began] })
        test.window.pointer.release(at: CGPoint(x: 100, y: 100))
        XCTAssertEqual(states, [.began, .ended])
    }

    func testPanReportsTranslationAndCancelsTheButtonBelow() {
        let button = UIButton(frame: view.bounds)
        view.addSubview(button)
        var clicks = 0, moved = CGPoint.zero
        button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
        let pan = UIPanGestureRecognizer()
        pan.addHandler { moved = pan.translation(in: nil) }
        view.addGestureRecognizer(pan)
        let pointer = test.window.pointer
        pointer.press(at: CGPoint(x: 100, y: 100))
        pointer.move(to: CGPoint(x: 100, y: 120))
        pointer.move(to: CGPoint(x: 100, y: 140))
        pointer.release(at: CGPoint(x: 100, y: 140))
        XCTAssertEqual(moved, CGPoint(x: 0, y: 40))
        XCTAssertEqual(clicks, 0)
        test.click(button)
        XCTAssertEqual(clicks, 1)
    }

    func testButtonKeepsItsClickFromTheTapAroundIt() {
        let button = UIButton(frame: view.bounds)
        view.addSubview(button)
        var log: [String] = []
        button.addAction(UIAction { _ in log.append("button") }, for: .touchUpInside)
        view.addGestureRecognizer(UITapGestureRecognizer { log.append("row") })
        test.click(button)
        XCTAssertEqual(log, ["button"])
    }

    func testHoverBeginsAndEnds() {
        var log: [UIGestureRecognizer.State] = []
        let hover = UIHoverGestureRecognizer()
        hover.addHandler { log.append(hover.state) }
        view.addGestureRecognizer(hover)
        test.hover(view)
        test.window.pointer.move(to: outside)
        XCTAssertEqual(log.first, .began)
        XCTAssertEqual(log.last, .ended)
    }

    func testMethodsReplaceSelectors() {
        @MainActor final class Receiver {
            var log: [String] = []
            func plain() { log.append("plain") }
            func tapped(_ recognizer: UITapGestureRecognizer) { log.append("tap \(recognizer.numberOfTapsRequired)") }
        }
        let receiver = Receiver()
        view.addGestureRecognizer(UITapGestureRecognizer(target: receiver, action: Receiver.tapped))
        test.click(view)
        let button = UIButton(frame: CGRect(x: 0, y: 200, width: 40, height: 40))
        button.addTarget(receiver, action: Receiver.plain, for: .touchUpInside)
        test.window.addSubview(button)
        test.click(button)
        XCTAssertEqual(receiver.log, ["tap 1", "plain"])
    }

    func testSecondaryClickOpensTheMenuAndAChoiceActs() throws {
        var chosen = ""
        view.contextMenuProvider = {
            UIMenu(children: [
                UIAction(title: "Mute") { _ in chosen = "mute" },
                UIAction(title: "Leave", attributes: .destructive) { _ in },
            ])
        }
        test.secondaryClick(view)
        XCTAssertNotNil(MenuPresenter.openMenu(in: test.window))
        keepPicture(test.png(scale: 2), "menu")
        test.click(try XCTUnwrap(test.find("Mute")))
        XCTAssertEqual(chosen, "mute")
        XCTAssertNil(MenuPresenter.openMenu(in: test.window))
    }
}
