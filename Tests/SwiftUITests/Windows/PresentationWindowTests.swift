import SwiftUI
import WindowSupport
import XCTest

/// Alerts, menus and context menus.
@preconcurrency @MainActor final class PresentationWindowTests: XCTestCase {
    struct Screen: View {
        @State private var showsAlert = false
        @State private var showsDialog = false
        @State private var chosen = "nothing"

        var body: some View {
            VStack(spacing: 20) {
                Text(verbatim: "chosen: \(chosen)")
                Button("Alert") { showsAlert = true }
                Button("Dialog") { showsDialog = true }
                Menu("Menu") {
                    Button("Mute") { chosen = "mute" }
                    Divider()
                    Button("Leave", role: .destructive) { chosen = "leave" }
                }
                Text("Row").padding().contextMenu { Button("Pin") { chosen = "pin" } }
            }
            .alert("Delete?", isPresented: $showsAlert) {
                Button("Delete", role: .destructive) { chosen = "delete" }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("It cannot be undone.")
            }
            .confirmationDialog("Options", isPresented: $showsDialog) {
                Button("Archive") { chosen = "archive" }
            }
        }
    }

    private func open() -> TestWindow {
        TestWindow(size: CGSize(width: 420, height: 480), controller: UIHostingController(rootView: Screen()))
    }

    func testAlertRunsItsActionAndCloses() throws {
        let test = open()
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Alert")))
        XCTAssertNotNil(test.find("It cannot be undone."), test.tree)
        keepPicture(test.png(), "alert")
        test.click(try XCTUnwrap(test.find("Delete")))
        XCTAssertNil(test.find("It cannot be undone."))
        XCTAssertNotNil(test.find("chosen: delete"))
    }

    func testDialogCancels() throws {
        let test = open()
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Dialog")))
        XCTAssertNotNil(test.find("Archive"), test.tree)
        keepPicture(test.png(), "dialog")
        test.click(try XCTUnwrap(test.find("Cancel")))
        XCTAssertNil(test.find("Archive"))
        XCTAssertNotNil(test.find("chosen: nothing"))
    }

    func testMenuRunsAnItem() throws {
        let test = open()
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Menu")))
        keepPicture(test.png(), "menu")
        test.click(try XCTUnwrap(test.find("Mute"), test.tree))
        XCTAssertNotNil(test.find("chosen: mute"))
        XCTAssertNil(test.find("Mute"))
    }

    func testContextMenuOpensOnSecondaryClick() throws {
        let test = open()
        defer { test.close() }
        test.secondaryClick(try XCTUnwrap(test.find("Row")))
        test.click(try XCTUnwrap(test.find("Pin"), test.tree))
        XCTAssertNotNil(test.find("chosen: pin"))
    }
}
