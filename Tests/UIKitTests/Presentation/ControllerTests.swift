import WindowSupport
import XCTest

@MainActor private final class Witness: UIViewController {
    var log: [String] = []
    override func loadView() { log.append("loadView"); view = UIView() }
    override func viewDidLoad() { log.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
}

@preconcurrency @MainActor final class ControllerTests: XCTestCase {
    func testRootLivesItsLifeInOrder() {
        let controller = Witness()
        let test = TestWindow(controller: controller)
        XCTAssertEqual(controller.log, ["loadView", "didLoad", "willAppear", "didAppear"])
        XCTAssertEqual(controller.view.frame, test.window.bounds)
        test.close()
        XCTAssertEqual(controller.log.suffix(2), ["willDisappear", "didDisappear"])
    }

    func testChildrenAppearWithTheirParent() {
        let parent = Witness(), child = Witness()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let test = TestWindow(controller: parent)
        defer { test.close() }
        XCTAssertEqual(child.log, ["loadView", "didLoad", "willAppear", "didAppear"])
        XCTAssertTrue(child.view.next === child)
        XCTAssertTrue(child.next === parent.view)
    }

    func testSheetDimsTheWindowAndAClickOutsideDismisses() throws {
        let root = UIViewController(), sheet = Witness()
        let test = TestWindow(size: CGSize(width: 900, height: 700), controller: root)
        defer { test.close() }
        sheet.preferredContentSize = CGSize(width: 300, height: 200)
        root.present(sheet, animated: true)
        settle()
        XCTAssertEqual(sheet.view.bounds.size, CGSize(width: 300, height: 200))
        XCTAssertEqual(sheet.view.convert(CGPoint(x: 150, y: 100), to: test.window), CGPoint(x: 450, y: 350))
        XCTAssertTrue(root.presentedViewController === sheet)
        keepPicture(test.png(), "sheet")
        test.click(at: CGPoint(x: 20, y: 20))
        XCTAssertNil(root.presentedViewController)
        XCTAssertNil(sheet.view.window)
        XCTAssertEqual(sheet.log.suffix(2), ["willDisappear", "didDisappear"])
    }

    func testEscapeClosesTheSheet() {
        let root = UIViewController(), sheet = Witness()
        let test = TestWindow(controller: root)
        defer { test.close() }
        root.present(sheet, animated: false)
        XCTAssertTrue(test.press(UIKey(.escape)))
        XCTAssertNil(root.presentedViewController)
    }

    func testFullScreenFillsTheWindow() {
        let root = UIViewController(), full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        let test = TestWindow(controller: root)
        defer { test.close() }
        root.present(full, animated: false)
        settle()
        XCTAssertEqual(full.view.frame.size, test.window.bounds.size)
        full.dismiss(animated: false)
        XCTAssertNil(full.view.window)
    }

    func testLayoutCallsReachTheController() {
        final class Layouts: UIViewController {
            var count = 0
            override func viewDidLayoutSubviews() { count += 1 }
        }
        let controller = Layouts()
        let test = TestWindow(controller: controller)
        defer { test.close() }
        let before = controller.count
        controller.view.setNeedsLayout()
        settle()
        XCTAssertEqual(controller.count, before + 1)
    }
}
