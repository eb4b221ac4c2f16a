import SwiftUI
import WindowSupport
import XCTest

/// Sheets that say how they are shown, alerts about values and errors, menus in menus.
@preconcurrency @MainActor final class SheetWindowTests: XCTestCase {
    struct Failure: LocalizedError {
        var errorDescription: String? { "The server is away" }
    }

    struct Screen: View {
        @State private var showsSheet = false
        @State private var failure: Failure?
        @State private var hasFailed = false
        @State private var doomed: String?
        @State private var done = "nothing"
        @State private var isMuted = false
        @State private var showsInspector = false

        var body: some View {
            VStack(spacing: 12) {
                Text(verbatim: "done: \(done), muted: \(isMuted)")
                Button("Sheet") { showsSheet = true }
                Button("Fail") {
                    failure = Failure()
                    hasFailed = true
                }
                Button("Remove") { doomed = "Ada" }
                Button("Inspect") { showsInspector.toggle() }
                Menu("Menu") {
                    Toggle("Muted", isOn: $isMuted)
                    Menu("More") { Button("Export") { done = "export" } }
                }
            }
            .sheet(isPresented: $showsSheet) {
                SheetContent()
                    .presentationDetents([.medium, .height(200)])
                    .presentationDragIndicator(.visible)
                    .presentationCornerRadius(30)
                    .interactiveDismissDisabled()
            }
            .alert(isPresented: $hasFailed, error: failure) { Button("Try again") { done = "again" } }
            .confirmationDialog(
                "Remove?",
                isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }), presenting: doomed
            ) { name in
                Button("Remove \(name)", role: .destructive) { done = "removed" }
                Button("Keep", role: .cancel) { done = "kept" }
            }
            .inspector(isPresented: $showsInspector) { Text("Details").inspectorColumnWidth(200) }
        }
    }

    struct SheetContent: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text("In the sheet")
                Button("Close") { dismiss() }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func open() -> TestWindow { TestWindow.open(Screen(), width: 800, height: 600) }

    func testSheetHasTheHeightOfItsDetentAndStays() throws {
        let test = open()
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Sheet")))
        keepPicture(test.png(), "sheet-detent")
        let small = test.middle(of: try XCTUnwrap(test.find("Close"), test.tree))
        test.press(UIKey(.escape))
        XCTAssertNotNil(test.find("In the sheet"), "it may not be dismissed by a key")
        test.click(try XCTUnwrap(test.find("Sheet size"), test.tree))
        XCTAssertNotEqual(test.middle(of: try XCTUnwrap(test.find("Sheet size"))).y, small.y - 100)
        test.click(try XCTUnwrap(test.find("Close")))
        XCTAssertNil(test.find("In the sheet"))
    }

    func testAlertAboutAnError() throws {
        let test = open()
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Fail")))
        XCTAssertNotNil(test.find("The server is away"), test.tree)
        test.press(UIKey(.escape))
        XCTAssertNil(test.find("The server is away"))
        XCTAssertNotNil(test.find("done: again, muted: false"), "Esc is the only button")
    }

    func testDialogAboutAValueHasOneWayOut() throws {
        let test = open()
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Remove")))
        XCTAssertNotNil(test.find("Remove Ada"), test.tree)
        XCTAssertNil(test.find("Cancel"), "the app brings its own")
        test.press(UIKey(.escape))
        XCTAssertNotNil(test.find("done: kept, muted: false"), test.tree)
    }

    func testMenuWithAToggleAndASubmenu() throws {
        let test = open()
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Menu")))
        keepPicture(test.png(), "menu-toggle")
        test.click(try XCTUnwrap(test.find("Muted"), test.tree))
        XCTAssertNotNil(test.find("done: nothing, muted: true"), test.tree)
        test.click(try XCTUnwrap(test.find("Menu")))
        test.click(try XCTUnwrap(test.find("More"), test.tree))
        test.click(try XCTUnwrap(test.find("Export"), test.tree))
        XCTAssertNotNil(test.find("done: export, muted: true"), test.tree)
        XCTAssertNil(test.find("Muted"), "both menus are closed")
    }

    func testInspectorStandsBesideTheContent() throws {
        let test = open()
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Inspect")))
        let details = test.middle(of: try XCTUnwrap(test.find("Details"), test.tree))
        XCTAssertEqual(details.x, 700, accuracy: 2)
        keepPicture(test.png(), "inspector")
    }
}
