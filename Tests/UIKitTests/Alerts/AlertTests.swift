import WindowSupport
import XCTest

@preconcurrency @MainActor final class AlertTests: XCTestCase {
    private var chosen: [String] = []

    private func alert(_ style: UIAlertController.Style, size: CGSize = CGSize(width: 800, height: 600)) -> (
        TestWindow, UIAlertController
    ) {
        chosen = []
        let root = Screen("root")
        let test = TestWindow(size: size, controller: root)
        let alert = UIAlertController(
            title: "Leave the channel?", message: "You can come back as long as it is public.", preferredStyle: style)
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Leave", .destructive)] {
            alert.addAction(UIAlertAction(title: title, style: style) { [weak self] in self?.chosen.append($0.title!) })
        }
        return (test, alert)
    }

    func testClickChoosesAndDismissesFirst() throws {
        let (test, alert) = alert(.alert)
        defer { test.close() }
        let root = test.window.rootViewController!
        root.present(alert, animated: true)
        settle()
        keepPicture(test.png(), "alert")
        test.click(try XCTUnwrap(test.find("Leave")))
        XCTAssertEqual(chosen, ["Leave"])
        XCTAssertNil(root.presentedViewController)
    }

    func testKeyboard() throws {
        let (test, alert) = alert(.alert)
        defer { test.close() }
        let root = test.window.rootViewController!
        root.present(alert, animated: true)
        settle()
        XCTAssertFalse(test.press(UIKey(.enter)), "Enter destroys nothing that is not preferred")
        XCTAssertEqual(chosen, [])
        test.press(UIKey(.escape))
        XCTAssertEqual(chosen, ["Cancel"])
        XCTAssertNil(root.presentedViewController)
    }

    func testEnterDoesThePreferredActionFromAField() throws {
        let root = Screen("root")
        let test = TestWindow(size: CGSize(width: 800, height: 600), controller: root)
        defer { test.close() }
        let alert = UIAlertController(title: "New channel", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        var name: String?
        let create = UIAlertAction(title: "Create", style: .default) { [unowned alert] _ in
            name = alert.textFields?.first?.text
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(create)
        alert.preferredAction = create
        root.present(alert, animated: true)
        settle()
        XCTAssertTrue(alert.textFields![0].isFirstResponder)
        test.type("Games")
        keepPicture(test.png(), "alert-field")
        test.press(UIKey(.enter))
        XCTAssertEqual(name, "Games")
    }

    func testActionSheetAtTheFootOfANarrowWindow() throws {
        let (test, alert) = alert(.actionSheet, size: CGSize(width: 400, height: 600))
        defer { test.close() }
        test.window.rootViewController!.present(alert, animated: true)
        settle()
        keepPicture(test.png(), "action-sheet")
        let frame = alert.view.convert(alert.view.bounds, to: test.window)
        XCTAssertEqual(frame.maxY, 592)
        test.click(at: CGPoint(x: 20, y: 20))
        XCTAssertEqual(chosen, ["Cancel"])
    }

    func testActionSheetBesideItsSourceInAWideWindow() throws {
        let (test, alert) = alert(.actionSheet)
        defer { test.close() }
        let root = test.window.rootViewController!
        let source = UIView(frame: CGRect(x: 600, y: 40, width: 40, height: 40))
        root.view.addSubview(source)
        alert.popoverPresentationController?.sourceView = source
        root.present(alert, animated: true)
        settle()
        XCTAssertEqual(alert.view.convert(CGPoint.zero, to: test.window).y, 86)
        XCTAssertNil(test.find("Cancel"))
        keepPicture(test.png(), "action-sheet-popover")
    }
}
