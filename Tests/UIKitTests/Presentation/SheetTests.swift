import WindowSupport
import XCTest

@preconcurrency @MainActor final class SheetTests: XCTestCase {
    private func open(_ sheet: UIViewController, size: CGSize = CGSize(width: 400, height: 800)) -> (
        TestWindow, UIViewController
    ) {
        let root = Screen("root")
        let test = TestWindow(size: size, controller: root)
        root.present(sheet, animated: true)
        settle()
        return (test, root)
    }

    private func drag(_ test: TestWindow, from: CGPoint, by distance: CGFloat, type: UITouch.TouchType = .direct) {
        let pointer = test.window.pointer
        pointer.press(at: from, type: type, time: 1)
        for step in 1...10 {
            pointer.move(
                to: CGPoint(x: from.x, y: from.y + distance * CGFloat(step) / 10), time: 1 + TimeInterval(step) * 0.2)
        }
        // Held still before it is let go: no flick.
        pointer.move(to: CGPoint(x: from.x + 0.5, y: from.y + distance), time: 4)
        pointer.release(at: CGPoint(x: from.x + 0.5, y: from.y + distance), time: 4.1)
        settle()
    }

    func testNarrowWindowsSheetStandsAtTheLowerEdgeAndRestsAtItsDetents() throws {
        let sheet = Screen("sheet")
        let presentation = try XCTUnwrap(sheet.sheetPresentationController)
        presentation.detents = [.medium(), .large()]
        presentation.prefersGrabberVisible = true
        let (test, root) = open(sheet)
        defer { test.close() }
        func top() -> CGFloat { sheet.view.convert(CGPoint.zero, to: test.window).y }
        XCTAssertEqual(top(), 412)
        keepPicture(test.png(), "sheet-medium")
        drag(test, from: CGPoint(x: 200, y: 420), by: -300)
        XCTAssertEqual(presentation.selectedDetentIdentifier, .large)
        XCTAssertEqual(top(), 24)
        drag(test, from: CGPoint(x: 200, y: 32), by: 350)
        XCTAssertEqual(presentation.selectedDetentIdentifier, .medium)
        drag(test, from: CGPoint(x: 200, y: 420), by: 340)
        XCTAssertNil(root.presentedViewController)
    }

    func testContentScrollsWithoutDraggingTheSheet() {
        final class Scrolling: UIViewController {
            let scroll = UIScrollView()
            override func viewDidLoad() {
                scroll.frame = view.bounds
                scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                scroll.contentSize = CGSize(width: 100, height: 4000)
                view.addSubview(scroll)
            }
        }
        let sheet = Scrolling()
        let (test, root) = open(sheet)
        defer { test.close() }
        sheet.scroll.contentOffset.y = 1000
        let before = sheet.view.convert(sheet.view.bounds, to: test.window)
        drag(test, from: CGPoint(x: 200, y: 300), by: 250)
        XCTAssertLessThan(sheet.scroll.contentOffset.y, 1000)
        XCTAssertEqual(sheet.view.convert(sheet.view.bounds, to: test.window), before)
        test.scroll(sheet.scroll, notches: -3)
        XCTAssertEqual(sheet.view.convert(sheet.view.bounds, to: test.window), before)
        sheet.scroll.contentOffset.y = 0
        drag(test, from: CGPoint(x: 200, y: 300), by: 480)
        XCTAssertNil(root.presentedViewController, "At the top of its content the drag takes the sheet along")
    }

    func testModalSheetAsksItsDelegateAndStays() {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var log: [String] = []
            var allows = false
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                log.append("should")
                return allows
            }
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                log.append("attempt")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                log.append("did")
            }
        }
        let sheet = Screen("sheet"), delegate = Delegate()
        sheet.presentationController?.delegate = delegate
        let (test, root) = open(sheet, size: CGSize(width: 900, height: 700))
        defer { test.close() }
        test.click(at: CGPoint(x: 10, y: 10))
        XCTAssertNotNil(root.presentedViewController)
        XCTAssertEqual(delegate.log, ["should", "attempt"])
        delegate.allows = true
        test.press(UIKey(.escape))
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(delegate.log, ["should", "attempt", "should", "did"])
    }

    func testPopoverStandsBesideItsSource() throws {
        let root = Screen("root"), popover = Screen("popover")
        let button = UIView(frame: CGRect(x: 40, y: 100, width: 80, height: 30))
        root.loadViewIfNeeded()
        root.view.addSubview(button)
        let test = TestWindow(size: CGSize(width: 900, height: 700), controller: root)
        defer { test.close() }
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 200, height: 120)
        popover.popoverPresentationController?.sourceView = button
        popover.popoverPresentationController?.sourceRect = button.bounds
        root.present(popover, animated: true)
        settle()
        XCTAssertEqual(
            popover.view.convert(popover.view.bounds, to: test.window), CGRect(x: 10, y: 136, width: 200, height: 120))
        keepPicture(test.png(), "popover")
        test.click(at: CGPoint(x: 700, y: 600))
        XCTAssertNil(root.presentedViewController)
    }

    func testEscapeInASheetGoesBackBeforeItCloses() {
        let navigation = UINavigationController()
        navigation.viewControllers = [Screen("A"), Screen("B")]
        let (test, root) = open(navigation)
        defer { test.close() }
        XCTAssertTrue(test.press(UIKey(.escape)))
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertNotNil(root.presentedViewController)
        XCTAssertTrue(test.press(UIKey(.escape)))
        XCTAssertNil(root.presentedViewController)
    }

    func testFocusStaysInsideAndComesBack() {
        let root = Screen("root"), sheet = Screen("sheet")
        let below = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        let inside = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        root.loadViewIfNeeded()
        root.view.addSubview(below)
        sheet.loadViewIfNeeded()
        sheet.view.addSubview(inside)
        let test = TestWindow(size: CGSize(width: 900, height: 700), controller: root)
        defer { test.close() }
        below.becomeFirstResponder()
        root.present(sheet, animated: false)
        settle()
        XCTAssertFalse(below.isFirstResponder)
        test.press(UIKey(.tab))
        XCTAssertTrue(inside.isFirstResponder)
        test.press(UIKey(.tab))
        XCTAssertTrue(inside.isFirstResponder, "Tab does not leave the sheet")
        sheet.dismiss(animated: false)
        settle()
        XCTAssertTrue(below.isFirstResponder)
    }
}
