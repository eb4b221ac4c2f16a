import SwiftUI
import WindowSupport
import XCTest

/// The lines under and through text have colours of their own.
@preconcurrency @MainActor final class TextLineWindowTests: XCTestCase {
    private func colors(of view: some View) throws -> (red: Int, blue: Int) {
        let window = TestWindow(
            size: CGSize(width: 220, height: 60),
            controller: UIHostingController(rootView: view.font(.title).foregroundStyle(.black)))
        defer { window.close() }
        let pixels = try XCTUnwrap(Pixels(window.png()))
        var found = (red: 0, blue: 0)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                if pixels[x, y].isRed { found.red += 1 }
                if pixels[x, y].isBlue { found.blue += 1 }
            }
        }
        return found
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    func testUnderline() throws {
        XCTAssertGreaterThan(try colors(of: Text("Underlined").underline(true, color: red)).red, 40)
        XCTAssertEqual(try colors(of: Text("Underlined").underline()).red, 0)
    }

    func testStrikethrough() throws {
        XCTAssertGreaterThan(try colors(of: Text("Struck").strikethrough(true, color: blue)).blue, 20)
    }

    func testBothOfOneText() throws {
        let both = try colors(of: Text("Both").underline(color: red).strikethrough(color: blue))
        XCTAssertGreaterThan(both.red, 20)
        XCTAssertGreaterThan(both.blue, 20)
    }

    func testOfAllTextsInside() throws {
        let view = VStack { Text("All") }.underline(true, color: red).strikethrough(true, color: blue)
        let found = try colors(of: view)
        XCTAssertGreaterThan(found.red, 10)
        XCTAssertGreaterThan(found.blue, 10)
    }

    func testOfAnAttributedRun() throws {
        var text = AttributedString("plain and lined")
        if let range = text.range(of: "lined") {
            text[range].underlineStyle = Text.LineStyle(pattern: .solid, color: red)
        }
        XCTAssertGreaterThan(try colors(of: Text(text)).red, 10)
    }
}
