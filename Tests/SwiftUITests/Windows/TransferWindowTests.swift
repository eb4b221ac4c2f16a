import SwiftUI
import WindowSupport
import XCTest

/// Dragging, dropping and pasting of an app's own values, texts and files.
@preconcurrency @MainActor final class TransferWindowTests: XCTestCase {
    struct Card: Codable, Transferable, Equatable {
        var name: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.name)
            DataRepresentation(exportedContentType: .plainText) { Data($0.name.utf8) }
            FileRepresentation(exportedContentType: .text) { card in
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(card.name).txt")
                try Data(card.name.utf8).write(to: file)
                return SentTransferredFile(file)
            }
        }
    }

    struct Screen: View {
        @State private var dropped = "nothing"
        @State private var isOver = false
        var body: some View {
            VStack(spacing: 20) {
                Text("Source").draggable(Card(name: "Ada"))
                Text(verbatim: "dropped: \(dropped), over: \(isOver)")
                    .frame(width: 300, height: 100)
                    .dropDestination(for: String.self) { items, _ in
                        dropped = items.joined(separator: " ")
                        return true
                    } isTargeted: {
                        isOver = $0
                    }
                Text("Files here")
                    .frame(width: 300, height: 60)
                    .dropDestination(for: URL.self) { urls, _ in
                        dropped = urls.map(\.lastPathComponent).joined(separator: " ")
                        return true
                    }
            }
        }
    }

    func testTextIsDropped() throws {
        let test = TestWindow.open(Screen())
        defer { test.close() }
        let place = test.middle(of: try XCTUnwrap(test.find("dropped: nothing, over: false"), test.tree))
        let provider = NSItemProvider(object: "Hello" as NSString)
        XCTAssertEqual(test.window.drops.enter([provider], at: place), .copy)
        settle()
        XCTAssertNotNil(test.find("dropped: nothing, over: true"), test.tree)
        XCTAssertTrue(test.window.drops.drop([provider], at: place))
        pump(until: { test.find("dropped: Hello, over: false") != nil })
        XCTAssertNotNil(test.find("dropped: Hello, over: false"), test.tree)
    }

    func testFileIsDropped() throws {
        let test = TestWindow.open(Screen())
        defer { test.close() }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID().uuidString).txt")
        try Data("text".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let place = test.middle(of: try XCTUnwrap(test.find("Files here")))
        let provider = try XCTUnwrap(NSItemProvider(contentsOf: url))
        XCTAssertTrue(test.window.drops.drop([provider], at: place))
        pump(until: { test.find("dropped: \(url.lastPathComponent), over: false") != nil })
        XCTAssertNotNil(test.find("dropped: \(url.lastPathComponent), over: false"), test.tree)
    }
}
