import UIKit
import WindowSupport
import XCTest

extension TestWindow {
    /// The first visible view whose text or accessible name contains the words.
    func find(containing words: String) -> UIView? {
        window.allViews.first { view in
            guard view.isEffectivelyVisible else { return false }
            return [view.shownText, view.accessibilityLabel].contains { $0?.contains(words) ?? false }
        }
    }

    /// Waits for a view with a text or a name and clicks it.
    func press(
        _ name: String, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let view = try wait(for: name, file: file, line: line)
        window.pointer.click(at: middle(of: view))
        settle()
    }

    /// Waits for a view with a text or a name, and opens its menu.
    func openMenu(of name: String, file: StaticString = #filePath, line: UInt = #line) throws {
        secondaryClick(try wait(for: name, file: file, line: line))
    }

    /// The view as it is once all that came with it has found its place: a row may be replaced as it arrives.
    private func wait(for name: String, file: StaticString, line: UInt) throws -> UIView {
        waitFor(name, file: file, line: line)
        settle()
        return try XCTUnwrap(find(name), file: file, line: line)
    }

    func waitFor(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(pump { self.find(name) != nil }, "\(name) in \(tree)", file: file, line: line)
    }

    func waitForEnd(of name: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(pump { self.find(name) == nil }, "\(name) in \(tree)", file: file, line: line)
    }
}
