import SwiftUI
import UIKit
import WindowSupport
import XCTest

private struct CountingStyle: ButtonStyle {
    @State private var presses = 0
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            Text(verbatim: "pressed \(presses)")
        }
        .onChange(of: configuration.isPressed) { _, isPressed in if isPressed { presses += 1 } }
    }
}

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

    func testButtonStyleKeepsState() throws {
        let test = open(Button("Send") {}.buttonStyle(CountingStyle()))
        defer { test.close() }
        let place = test.middle(of: try XCTUnwrap(test.find("Send")))
        for _ in 0..<2 {
            test.window.pointer.press(at: place)
            settle()
            test.window.pointer.release(at: place)
            settle()
        }
        XCTAssertNotNil(test.find("pressed 2"), test.tree)
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
