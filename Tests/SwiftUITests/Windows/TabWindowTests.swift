import SwiftUI
import WindowSupport
import XCTest

@preconcurrency @MainActor final class TabWindowTests: XCTestCase {
    struct Screen: View {
        enum Place: Hashable { case chats, calls, settings }
        @State private var place = Place.chats

        var body: some View {
            TabView(selection: $place) {
                Counter(name: "Chats")
                    .tabItem { Label("Chats", systemImage: "message") }
                    .tag(Place.chats)
                    .badge(3)
                Text("Calls page")
                    .tabItem { Label("Calls", systemImage: "phone") }
                    .tag(Place.calls)
                VStack {
                    Text("Settings page")
                    Button("Back to chats") { place = .chats }
                }
                .tabItem { Label("Settings", systemImage: "gear") }
                .tag(Place.settings)
            }
        }
    }

    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View {
            VStack {
                Text(verbatim: "\(name) count \(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    func testTabsAreChosenAndKeepTheirState() throws {
        let test = TestWindow.open(Screen())
        defer { test.close() }
        keepPicture(test.png(), "tabs")
        XCTAssertNotNil(test.find("3"), "the badge")
        test.click(try XCTUnwrap(test.find("Add")))
        test.click(try XCTUnwrap(test.find("Calls")))
        XCTAssertNotNil(test.find("Calls page"), test.tree)
        XCTAssertNil(test.find("Chats count 1"))
        test.press(UIKey(.tab, modifiers: .control))
        XCTAssertNotNil(test.find("Settings page"), test.tree)
        test.click(try XCTUnwrap(test.find("Back to chats")))
        XCTAssertNotNil(test.find("Chats count 1"), test.tree)
    }

    func testTabValues() throws {
        let view = TabView {
            Tab("First", systemImage: "star") { Text("First page") }
            Tab("Second", systemImage: "heart") { Text("Second page") }
        }
        let test = TestWindow.open(view)
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Second"), test.tree))
        XCTAssertNotNil(test.find("Second page"), test.tree)
        XCTAssertNil(test.find("First page"))
    }

    func testPagesTurnByKeysAndDots() throws {
        let view = TabView {
            Text("Page one")
            Text("Page two")
            Text("Page three")
        }
        .tabViewStyle(.page)
        let test = TestWindow.open(view)
        defer { test.close() }
        test.press(UIKey(.right))
        XCTAssertNotNil(test.find("Page two"), test.tree)
        test.click(try XCTUnwrap(test.find("Page 3 of 3"), test.tree))
        XCTAssertNotNil(test.find("Page three"), test.tree)
        keepPicture(test.png(), "pages")
    }
}
