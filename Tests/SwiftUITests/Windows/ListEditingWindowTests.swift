import SwiftUI
import WindowSupport
import XCTest

/// Swipe actions, deleting, moving, refreshing.
@preconcurrency @MainActor final class ListEditingWindowTests: XCTestCase {
    struct Screen: View {
        @State private var names = ["Ada", "Grace", "Alan", "Katherine"]
        @State private var done = "nothing"
        @State private var loads = 0

        var body: some View {
            NavigationStack {
                VStack(spacing: 0) {
                    Text(verbatim: "done: \(done)")
                    Text(verbatim: "order: \(names.joined(separator: " "))")
                    Text(verbatim: "loads: \(loads)")
                    List {
                        ForEach(names, id: \.self) { name in
                            Text(name)
                                .swipeActions(edge: .leading) {
                                    Button("Pin", systemImage: "pin") { done = "pin \(name)" }.tint(.orange)
                                }
                                .swipeActions {
                                    Button("Archive", systemImage: "archivebox") { done = "archive \(name)" }
                                        .tint(.blue)
                                    Button("Mute") { done = "mute \(name)" }
                                }
                        }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                        Section("Plain") {
                            ForEach(["Only deletable"], id: \.self) { Text($0) }
                                .onDelete { _ in done = "deleted" }
                        }
                    }
                    .refreshable { loads += 1 }
                }
                .toolbar { EditButton() }
            }
        }
    }

    private func row(_ test: TestWindow, _ name: String) throws -> UIView {
        try XCTUnwrap(test.find(name), test.tree)
    }

    func testPullingARowAsideShowsItsActionsAndOneRuns() throws {
        let test = TestWindow.open(Screen())
        defer { test.close() }
        test.drag(try row(test, "Grace"), by: CGSize(width: -120, height: 0))
        keepPicture(test.png(), "swipe-trailing")
        let archive = try row(test, "Archive"), mute = try row(test, "Mute")
        XCTAssertGreaterThan(test.middle(of: archive).x, test.middle(of: mute).x, "the first stands at the edge")
        test.click(mute)
        XCTAssertNotNil(test.find("done: mute Grace"), test.tree)
        pump(until: { test.find("Archive") == nil })
        XCTAssertNil(test.find("Archive"), "the row goes back")
    }

    func testFullSwipeRunsTheFirstAction() throws {
        let test = TestWindow.open(Screen())
        defer { test.close() }
        test.drag(
            from: CGPoint(x: 380, y: test.middle(of: try row(test, "Alan")).y),
            to: CGPoint(x: 40, y: test.middle(of: try row(test, "Alan")).y))
        XCTAssertNotNil(test.find("done: archive Alan"), test.tree)
    }

    func testTouchpadOpensTheLeadingSide() throws {
        let test = TestWindow.open(Screen())
        defer { test.close() }
        let place = test.middle(of: try row(test, "Ada"))
        test.window.pointer.move(to: place)
        for _ in 0..<6 { test.window.pointer.scroll(ScrollInput(x: -14, isPrecise: true)) }
        test.window.pointer.scroll(ScrollInput(x: 0, isPrecise: true, isFling: true))
        settle()
        test.click(try row(test, "Pin"))
        XCTAssertNotNil(test.find("done: pin Ada"), test.tree)
    }

    func testMenuOfARowHasItsActions() throws {
        let test = TestWindow.open(Screen())
        defer { test.close() }
        test.secondaryClick(try row(test, "Katherine"))
        keepPicture(test.png(), "swipe-menu")
        test.click(try row(test, "Archive"))
        XCTAssertNotNil(test.find("done: archive Katherine"), test.tree)
        XCTAssertNil(test.find("Archive"))
    }

    func testDeletableRowIsDeletedByASwipeAndInEditMode() throws {
        let test = TestWindow.open(Screen())
        defer { test.close() }
        test.drag(try row(test, "Only deletable"), by: CGSize(width: -110, height: 0))
        test.click(try row(test, "Delete"))
        XCTAssertNotNil(test.find("done: deleted"), test.tree)
    }

    func testRowIsMovedByItsHandle() throws {
        let test = TestWindow.open(Screen())
        defer { test.close() }
        test.click(try row(test, "Edit"))
        keepPicture(test.png(), "edit-mode")
        let handle = try XCTUnwrap(test.views(UIView.self).first { $0.accessibilityLabel == "Reorder" }, test.tree)
        let start = test.middle(of: handle)
        test.drag(from: start, to: CGPoint(x: start.x, y: start.y + 100))
        XCTAssertNotNil(test.find("order: Grace Alan Ada Katherine"), test.tree)
        test.click(try row(test, "Done"))
        XCTAssertNil(test.views(UIView.self).first { $0.accessibilityLabel == "Reorder" })
    }

    func testRefreshByKey() throws {
        let test = TestWindow.open(Screen())
        defer { test.close() }
        test.press(UIKey(.function(5)))
        pump(until: { test.find("loads: 1") != nil })
        XCTAssertNotNil(test.find("loads: 1"), test.tree)
    }

    func testArrowKeysMoveTheSelection() throws {
        struct Selecting: View {
            @State private var selection: String?
            var body: some View {
                VStack {
                    Text(verbatim: "selected: \(selection ?? "none")")
                    List(selection: $selection) {
                        ForEach(0..<30, id: \.self) { Text(verbatim: "Item \($0)").tag("item \($0)") }
                    }
                }
            }
        }
        let test = TestWindow.open(Selecting())
        defer { test.close() }
        test.click(try row(test, "Item 2"))
        XCTAssertNotNil(test.find("selected: item 2"), test.tree)
        test.press(UIKey(.tab))
        var steps = 0
        while test.find("selected: item 5") == nil, steps < 8 {
            test.press(UIKey(.down))
            steps += 1
        }
        XCTAssertNotNil(test.find("selected: item 5"), test.tree)
        test.press(UIKey(.up))
        XCTAssertNotNil(test.find("selected: item 4"), test.tree)
    }

    func testSeveralRowsAreSelectedInEditMode() throws {
        struct Selecting: View {
            @State private var selection: Set<Int> = []
            var body: some View {
                NavigationStack {
                    VStack {
                        Text(verbatim: "selected: \(selection.sorted())")
                        List(0..<5, id: \.self, selection: $selection) { Text(verbatim: "Item \($0)") }
                    }
                    .toolbar { EditButton() }
                }
            }
        }
        let test = TestWindow.open(Selecting())
        defer { test.close() }
        test.click(try row(test, "Edit"))
        test.click(try row(test, "Item 1"))
        test.click(try row(test, "Item 3"))
        XCTAssertNotNil(test.find("selected: [1, 3]"), test.tree)
        keepPicture(test.png(), "edit-selection")
        test.click(try row(test, "Item 1"))
        XCTAssertNotNil(test.find("selected: [3]"), test.tree)
    }
}
