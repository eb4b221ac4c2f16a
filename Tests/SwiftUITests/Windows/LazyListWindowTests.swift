import SwiftUI
import WindowSupport
import XCTest

/// Ten thousand rows in a window: few are alive, and each appears when it is seen.
@preconcurrency @MainActor final class LazyListWindowTests: XCTestCase {
    @MainActor
    final class Log {
        var appeared: [Int] = []
        var disappeared: [Int] = []
        var made = 0
    }

    final class Model: ObservableObject {
        @Published var numbers: [Int]
        init(_ numbers: [Int]) { self.numbers = numbers }
    }

    struct Rows: View {
        @ObservedObject var model: Model
        let log: Log
        var anchor = UnitPoint.top

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("Jump") { proxy.scrollTo(5000, anchor: .top) }
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(model.numbers, id: \.self) { number in
                                Text(verbatim: "Row \(number)")
                                    .frame(height: 40)
                                    .onAppear { log.appeared.append(number) }
                                    .onDisappear { log.disappeared.append(number) }
                            }
                        }
                    }
                    .defaultScrollAnchor(anchor)
                }
            }
        }
    }

    private func open(_ view: some View) -> TestWindow {
        TestWindow(size: CGSize(width: 400, height: 640), controller: UIHostingController(rootView: view))
    }

    private func rowNumbers(_ test: TestWindow) -> [Int] {
        test.views(UILabel.self).compactMap { $0.text }.filter { $0.hasPrefix("Row ") }.compactMap {
            Int($0.dropFirst(4))
        }
    }

    func testOnlyVisibleRowsAreAlive() {
        let log = Log()
        let test = open(Rows(model: Model(Array(0..<10_000)), log: log))
        defer { test.close() }
        XCTAssertLessThan(rowNumbers(test).count, 40)
        XCTAssertTrue(rowNumbers(test).contains(0))
        XCTAssertLessThan(log.appeared.max() ?? .max, 20)
    }

    func testRowsAppearAsTheyAreScrolledTo() throws {
        let log = Log()
        let test = open(Rows(model: Model(Array(0..<10_000)), log: log))
        defer { test.close() }
        let list = try XCTUnwrap(test.views(RecyclerView.self).first)
        test.scroll(list, points: 2000)
        XCTAssertTrue(log.appeared.contains(55), "\(log.appeared)")
        XCTAssertTrue(log.disappeared.contains(0), "\(log.disappeared)")
        XCTAssertLessThan(rowNumbers(test).count, 40)
    }

    func testProxyJumpsToARow() throws {
        let log = Log()
        let test = open(Rows(model: Model(Array(0..<10_000)), log: log))
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Jump")))
        XCTAssertNotNil(test.find("Row 5000"), "\(rowNumbers(test))")
        XCTAssertLessThan(rowNumbers(test).count, 40)
    }

    func testBottomAnchorStartsAtTheEndAndFollows() throws {
        let model = Model(Array(0..<1000))
        let test = open(Rows(model: model, log: Log(), anchor: .bottom))
        defer { test.close() }
        XCTAssertNotNil(test.find("Row 999"), "\(rowNumbers(test))")
        model.numbers.append(1000)
        settle()
        XCTAssertNotNil(test.find("Row 1000"), "\(rowNumbers(test))")
    }

    func testPageInsertedAboveMovesNothing() throws {
        let model = Model(Array(1000..<2000))
        let test = open(Rows(model: model, log: Log(), anchor: .bottom))
        defer { test.close() }
        let list = try XCTUnwrap(test.views(RecyclerView.self).first)
        test.scroll(list, points: -4000)
        let numbers = rowNumbers(test).sorted()
        let middle = "Row \(numbers[numbers.count / 2])"
        let before = test.middle(of: try XCTUnwrap(test.find(middle)))
        model.numbers.insert(contentsOf: 900..<1000, at: 0)
        settle()
        XCTAssertEqual(test.middle(of: try XCTUnwrap(test.find(middle))), before)
    }
}
