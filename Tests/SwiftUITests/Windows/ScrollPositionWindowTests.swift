import SwiftUI
import UIKit
import WindowSupport
import XCTest

/// The place of a scroll view as state: written, it scrolls; scrolled, it is told.
@preconcurrency @MainActor final class ScrollPositionWindowTests: XCTestCase {
    final class Model: ObservableObject {
        @Published var first: Int?
        @Published var position = ScrollPosition(edge: .top)
        var phases: [ScrollPhase] = []
        var seen: Set<Int> = []
    }

    struct Lazy: View {
        @ObservedObject var model: Model
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 40) }
                }
            }
            .scrollPosition(id: $model.first)
            .onScrollPhaseChange { _, new in model.phases.append(new) }
        }
    }

    struct Eager: View {
        @ObservedObject var model: Model
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { number in
                        Text(verbatim: "Row \(number)").frame(height: 40)
                            .onScrollVisibilityChange { if $0 { model.seen.insert(number) } }
                    }
                }
            }
            .scrollPosition($model.position)
        }
    }

    private func open(_ view: some View) -> TestWindow {
        TestWindow(size: CGSize(width: 400, height: 400), controller: UIHostingController(rootView: view))
    }

    func testWritingTheIdScrollsToItsRow() throws {
        let model = Model()
        let test = open(Lazy(model: model))
        defer { test.close() }
        model.first = 500
        pump(until: { test.find("Row 500") != nil })
        XCTAssertNotNil(test.find("Row 500"))
    }

    func testScrollingTellsTheRowAtTheTop() throws {
        let model = Model()
        let test = open(Lazy(model: model))
        defer { test.close() }
        let list = try XCTUnwrap(test.views(RecyclerView.self).first)
        test.scroll(list, points: 2000)
        // The wheel glides: rows on the way are told, too.
        pump(until: { model.phases.last == .idle })
        // Which one it is depends on the heights that were guessed of rows that were never seen.
        let row = try XCTUnwrap(test.find("Row \(try XCTUnwrap(model.first))"))
        let middle = test.middle(of: row).y - test.middle(of: list).y + list.bounds.height / 2
        XCTAssert((-20...20).contains(middle), "Row \(model.first ?? -1) has its middle at \(middle)")
        XCTAssertEqual(model.phases, [.interacting, .idle])
    }

    func testPositionGoesToEdgesAndPoints() throws {
        let model = Model()
        let test = open(Eager(model: model))
        defer { test.close() }
        let scroll = try XCTUnwrap(test.views(UIScrollView.self).first)
        model.position.scrollTo(edge: .bottom)
        pump(until: { scroll.contentOffset.y > 0 })
        XCTAssertEqual(scroll.contentOffset.y, 1600, accuracy: 1)
        model.position.scrollTo(y: 200)
        pump(until: { scroll.contentOffset.y < 1600 })
        XCTAssertEqual(scroll.contentOffset.y, 200, accuracy: 1)
        XCTAssertFalse(model.position.isPositionedByUser)
        test.scroll(scroll, points: 100)
        pump(until: { model.position.isPositionedByUser })
        XCTAssertTrue(model.position.isPositionedByUser)
        XCTAssertTrue(model.seen.contains(5) && model.seen.contains(45), "\(model.seen.sorted())")
    }
}
