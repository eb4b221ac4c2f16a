import SwiftUI
import WindowSupport
import XCTest

@testable import UIKit

/// Headers that stay in view while their section does.
@preconcurrency @MainActor final class PinnedHeaderWindowTests: XCTestCase {
    private func sections() -> some View {
        ForEach(0..<20) { section in
            Section {
                ForEach(0..<10) { Text(verbatim: "Row \(section).\($0)").frame(height: 40) }
            } header: {
                Text(verbatim: "Header \(section)").frame(maxWidth: .infinity, minHeight: 30)
            } footer: {
                Text(verbatim: "Footer \(section)").frame(maxWidth: .infinity, minHeight: 30)
            }
        }
    }

    private func open(_ view: some View) -> TestWindow {
        TestWindow(size: CGSize(width: 300, height: 300), controller: UIHostingController(rootView: view))
    }

    private func stack(_ pinned: PinnedScrollableViews) -> some View {
        ScrollView { LazyVStack(spacing: 0, pinnedViews: pinned) { sections() } }
    }

    private func top(_ text: String, in window: TestWindow) throws -> CGFloat {
        let view = try XCTUnwrap(window.find(text), "\(text) is not there: \(window.tree)")
        let row = try XCTUnwrap(sequence(first: view, next: \.superview).first { $0.superview is RecyclerView })
        return row.convert(CGPoint.zero, to: nil).y
    }

    func testHeaderStaysUntilTheNextOnePushesIt() throws {
        let window = open(stack(.sectionHeaders))
        defer { window.close() }
        let list = try XCTUnwrap(window.views(RecyclerView.self).first)
        XCTAssertEqual(try top("Header 0", in: window), 0)
        window.scroll(list, points: 200)
        XCTAssertEqual(try top("Header 0", in: window), 0)
        // The section is 460 high: 20 of the header's 30 are pushed out.
        window.scroll(list, points: 250)
        XCTAssertEqual(try top("Header 0", in: window), -20)
        XCTAssertEqual(try top("Header 1", in: window), 10)
        window.scroll(list, points: 100)
        XCTAssertEqual(try top("Header 1", in: window), 0)
        XCTAssertNil(window.find("Header 0"))
        window.scroll(list, points: -550)
        XCTAssertEqual(try top("Header 0", in: window), 0)
    }

    func testJumpIntoASectionBringsItsHeader() throws {
        let window = open(stack(.sectionHeaders))
        defer { window.close() }
        let list = try XCTUnwrap(window.views(RecyclerView.self).first)
        window.scroll(list, points: 5000)
        let rows = try window.views(UILabel.self).compactMap(\.text).filter { $0.hasPrefix("Row ") }
            .map { (text: $0, top: try top($0, in: window)) }
        let first = try XCTUnwrap(rows.filter { $0.top > -40 }.min { $0.top < $1.top }?.text)
        let section = first.dropFirst(4).prefix { $0 != "." }
        XCTAssertGreaterThan(Int(section) ?? 0, 5)
        XCTAssertEqual(try top("Header \(section)", in: window), 0)
    }

    func testFooterWaitsAtTheBottom() throws {
        let window = open(stack([.sectionHeaders, .sectionFooters]))
        defer { window.close() }
        let list = try XCTUnwrap(window.views(RecyclerView.self).first)
        window.scroll(list, points: 100)
        XCTAssertEqual(try top("Footer 0", in: window), 270)
        window.scroll(list, points: 100)
        XCTAssertEqual(try top("Footer 0", in: window), 230)
    }

    func testNothingIsPinnedWithoutBeingAsked() throws {
        let window = open(stack([]))
        defer { window.close() }
        let list = try XCTUnwrap(window.views(RecyclerView.self).first)
        window.scroll(list, points: 250)
        XCTAssertNil(window.find("Header 0"))
    }

    func testPlainListPinsItsHeadersOverItsRows() throws {
        let window = open(List { sections() }.listStyle(.plain))
        defer { window.close() }
        let list = try XCTUnwrap(window.views(RecyclerView.self).first)
        window.scroll(list, points: 200)
        XCTAssertEqual(try top("Header 0", in: window), 0)
        keepPicture(window.png(), "list-pinned-header")
        XCTAssertEqual(list.subviews.last?.allViews.compactMap { ($0 as? UILabel)?.text }, ["Header 0"])
    }

    func testGroupedListDoesNot() throws {
        let window = open(List { sections() }.listStyle(.insetGrouped))
        defer { window.close() }
        let list = try XCTUnwrap(window.views(RecyclerView.self).first)
        window.scroll(list, points: 300)
        XCTAssertNil(window.find("Header 0"))
    }
}
