import SwiftUI
import WindowSupport
import XCTest

/// A large title lies over the content's top and goes under the bar as the content is scrolled.
@preconcurrency @MainActor final class LargeTitleWindowTests: XCTestCase {
    struct ListScreen: View {
        var body: some View {
            NavigationStack {
                List(0..<60, id: \.self) { Text(verbatim: "Row \($0)") }
                    .navigationTitle("Chats")
                    .navigationBarTitleDisplayMode(.large)
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
            }
        }
    }

    private func titles(_ test: TestWindow) -> [CGRect] {
        test.views(UILabel.self).filter { $0.text == "Chats" }.map { $0.convert($0.bounds, to: test.window) }
    }

    func testCollapsesWhileTheListIsScrolledAndComesBack() throws {
        let test = TestWindow.open(ListScreen())
        defer { test.close() }
        let list = try XCTUnwrap(test.views(RecyclerView.self).first)
        XCTAssertEqual(titles(test).count, 1, test.tree)
        let large = try XCTUnwrap(titles(test).first)
        XCTAssertGreaterThan(large.minY, 52)
        let first = try XCTUnwrap(test.find("Row 0"))
        XCTAssertGreaterThan(test.middle(of: first).y, large.maxY, "the first row begins below the title")
        keepPicture(test.png(), "large-title")

        test.scroll(list, points: 20)
        let moved = try XCTUnwrap(titles(test).first)
        XCTAssertEqual(moved.minY, large.minY - 20, "the title moves with the content")

        test.scroll(list, points: 300)
        let inBar = try XCTUnwrap(titles(test).first { $0.midY > 0 && $0.maxY < 52 }, "\(titles(test))")
        XCTAssertEqual(inBar.midX, 200, accuracy: 1)
        keepPicture(test.png(), "large-title-collapsed")

        test.scroll(list, points: -1000)
        XCTAssertEqual(titles(test).count, 1)
        XCTAssertEqual(titles(test).first?.minY, large.minY)
        XCTAssertNotNil(test.find("Row 0"))
    }

    func testCollapsesOverAPlainScrollView() throws {
        let view = NavigationStack {
            ScrollView {
                VStack { ForEach(0..<60, id: \.self) { Text(verbatim: "Line \($0)").frame(height: 30) } }
            }
            .navigationTitle("Chats")
            .navigationBarTitleDisplayMode(.large)
        }
        let test = TestWindow.open(view)
        defer { test.close() }
        let large = try XCTUnwrap(titles(test).first)
        let line = try XCTUnwrap(test.find("Line 0"))
        XCTAssertGreaterThan(test.middle(of: line).y, large.maxY)
        test.scroll(line, points: 300)
        XCTAssertNotNil(titles(test).first { $0.maxY < 52 && $0.minY > 0 }, "\(titles(test))")
    }

    func testStandsAboveContentThatDoesNotScroll() throws {
        let view = NavigationStack {
            VStack {
                Text("First")
                Spacer()
            }
            .navigationTitle("Chats")
            .navigationBarTitleDisplayMode(.large)
        }
        let test = TestWindow.open(view)
        defer { test.close() }
        let large = try XCTUnwrap(titles(test).first)
        XCTAssertGreaterThan(test.middle(of: try XCTUnwrap(test.find("First"))).y, large.maxY)
    }
}
