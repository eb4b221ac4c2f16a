import UIKit
import WindowSupport
import XCTest

/// A controller that says why its list is empty.
@preconcurrency @MainActor final class EmptyStateTests: XCTestCase {
    private final class Chats: UIViewController {
        var chats: [String] = [] { didSet { setNeedsUpdateContentUnavailableConfiguration() } }

        override func viewDidLoad() {
            super.viewDidLoad()
            setNeedsUpdateContentUnavailableConfiguration()
        }

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            guard chats.isEmpty else { return contentUnavailableConfiguration = nil }
            var empty = UIContentUnavailableConfiguration.empty()
            empty.image = UIImage(systemName: "message")
            empty.text = "No Chats"
            empty.secondaryText = "Write to somebody."
            empty.button.title = "New Chat"
            empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.chats = ["Ann"] }
            contentUnavailableConfiguration = empty
        }
    }

    func testSaysWhyAndGoesWhenThereIsSomething() throws {
        let chats = Chats()
        let test = TestWindow(size: CGSize(width: 400, height: 400), controller: chats)
        defer { test.close() }
        pump(until: { test.find("No Chats") != nil })
        XCTAssertNotNil(test.find("Write to somebody."))
        test.click(try XCTUnwrap(test.find("New Chat")))
        pump(until: { test.find("No Chats") == nil })
        XCTAssertNil(test.find("No Chats"))
        XCTAssertEqual(chats.chats, ["Ann"])
    }
}
