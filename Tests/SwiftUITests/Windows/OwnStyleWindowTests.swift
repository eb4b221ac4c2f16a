import SwiftUI
import UIKit
import WindowSupport
import XCTest

private struct Fold: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button {
                configuration.isExpanded.toggle()
            } label: {
                configuration.label
            }
            if configuration.isExpanded { configuration.content } else { Text(verbatim: "folded") }
        }
    }
}

/// Styles of a customer's own act when they are clicked.
@preconcurrency @MainActor final class OwnStyleWindowTests: XCTestCase {
    private func open(_ view: some View) -> TestWindow {
        TestWindow(size: CGSize(width: 400, height: 400), controller: UIHostingController(rootView: view))
    }

    func testDisclosureStyleOpensTheGroup() throws {
        let test = open(DisclosureGroup("Details") { Text(verbatim: "inside") }.disclosureGroupStyle(Fold()))
        defer { test.close() }
        XCTAssertNotNil(test.find("folded"))
        test.click(try XCTUnwrap(test.find("Details")))
        settle()
        XCTAssertNotNil(test.find("inside"))
        XCTAssertNil(test.find("folded"))
    }
}
