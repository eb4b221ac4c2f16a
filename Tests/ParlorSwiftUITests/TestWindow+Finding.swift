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
        XCTAssertTrue(pump { self.find(name) != nil }, "\(name) in \(tree)", file: file, line: line)
        click(try XCTUnwrap(find(name), file: file, line: line))
    }

    /// Waits for a view with a text or a name, and opens its menu.
    func openMenu(of name: String, file: StaticString = #filePath, line: UInt = #line) throws {
        XCTAssertTrue(pump { self.find(name) != nil }, "\(name) in \(tree)", file: file, line: line)
        secondaryClick(try XCTUnwrap(find(name), file: file, line: line))
    }

    func waitFor(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(pump { self.find(name) != nil }, "\(name) in \(tree)", file: file, line: line)
    }

    func waitForEnd(of name: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(pump { self.find(name) == nil }, "\(name) in \(tree)", file: file, line: line)
    }
}
