import SwiftUI
import WindowSupport
import XCTest

@testable import UIKit

/// A refresh lasts as long as its list.
@preconcurrency @MainActor final class RefreshWindowTests: XCTestCase {
    @MainActor
    final class Log {
        var begun = 0
        var ended = 0
        var isCancelled = false
    }

    struct Screen: View {
        let log: Log
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("Hide") { isShown = false }
                if isShown {
                    List { Text("Row") }
                        .refreshable {
                            log.begun += 1
                            try? await Task.sleep(for: .seconds(600))
                            log.isCancelled = Task.isCancelled
                            log.ended += 1
                        }
                }
            }
        }
    }

    func testRefreshIsCancelledWithItsList() throws {
        let log = Log()
        let test = TestWindow(
            size: CGSize(width: 300, height: 300), controller: UIHostingController(rootView: Screen(log: log)))
        defer { test.close() }
        test.press(UIKey(.function(5)))
        XCTAssertTrue(pump(until: { log.begun == 1 }))
        // Once more while it runs is once.
        test.press(UIKey(.function(5)))
        settle()
        XCTAssertEqual(log.begun, 1)
        test.click(try XCTUnwrap(test.find("Hide")))
        XCTAssertTrue(pump(until: { log.ended == 1 }))
        XCTAssertTrue(log.isCancelled)
    }
}
