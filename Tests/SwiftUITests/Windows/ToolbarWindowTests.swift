import SwiftUI
import WindowSupport
import XCTest

/// A header of the customer's own: toolbar content as a type, one button that presents and one that pushes.
@preconcurrency @MainActor final class ToolbarWindowTests: XCTestCase {
    struct Header: ToolbarContent {
        let title: String
        let onProfile: () -> Void
        @Environment(\.colorScheme) private var colorScheme

        var body: some ToolbarContent {
            ToolbarItem(placement: .principal) { Text(title).bold() }
            ToolbarItem(placement: .navigationBarTrailing) {
                NavigationLink {
                    Text("Pushed view")
                } label: {
                    Image(systemName: "square.and.pencil").resizable()
                }
                .accessibilityLabel("Compose")
            }
            ToolbarItem(placement: .navigationBarLeading) {
                Button(action: onProfile) { Image(systemName: "line.3.horizontal").resizable() }
                    .accessibilityLabel(colorScheme == .dark ? "Dark profile" : "Profile")
            }
        }
    }

    struct HeaderModifier: ViewModifier {
        let title: String
        @State private var showsProfile = false

        func body(content: Content) -> some View {
            content
                .toolbar { Header(title: title) { showsProfile = true } }
                .sheet(isPresented: $showsProfile) { Text("Profile view") }
        }
    }

    struct Screen: View {
        @State private var title = "First title"
        var body: some View {
            NavigationStack {
                Button("Rename") { title = "Second title" }
                    .modifier(HeaderModifier(title: title))
            }
        }
    }

    private func open() -> TestWindow {
        TestWindow(size: CGSize(width: 480, height: 400), controller: UIHostingController(rootView: Screen()))
    }

    func testItemsStandAtTheirPlaces() throws {
        let test = open()
        defer { test.close() }
        let title = test.middle(of: try XCTUnwrap(test.find("First title"), test.tree))
        let profile = test.middle(of: try XCTUnwrap(test.find("Profile"), test.tree))
        let compose = test.middle(of: try XCTUnwrap(test.find("Compose"), test.tree))
        XCTAssertEqual(title.x, 240, accuracy: 1)
        XCTAssertLessThan(profile.x, 60)
        XCTAssertGreaterThan(compose.x, 420)
        keepPicture(test.png(), "toolbar")
    }

    func testOnePresentsAndOnePushes() throws {
        let test = open()
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Profile")))
        XCTAssertNotNil(test.find("Profile view"), test.tree)
        test.press(UIKey(.escape))
        XCTAssertNil(test.find("Profile view"))
        test.click(try XCTUnwrap(test.find("Compose")))
        XCTAssertNotNil(test.find("Pushed view"), test.tree)
        test.press(UIKey(.left, modifiers: .alternate))
        XCTAssertNil(test.find("Pushed view"))
    }

    func testChangedStateChangesTheBar() throws {
        let test = open()
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Rename")))
        XCTAssertNotNil(test.find("Second title"), test.tree)
        XCTAssertNil(test.find("First title"))
    }

    func testTintReachesBarButtons() throws {
        let view = NavigationStack {
            Text("Content").toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Edit") {} } }
        }
        .tint(.red)
        let test = TestWindow(size: CGSize(width: 300, height: 200), controller: UIHostingController(rootView: view))
        defer { test.close() }
        let label = try XCTUnwrap(test.views(UILabel.self).first { $0.text == "Edit" })
        XCTAssertEqual(label.textColor, UIColor.systemRed)
    }

    func testLinkInTextOpens() throws {
        var text = AttributedString("Read the notes")
        if let range = text.range(of: "notes") { text[range].link = URL(string: "https://parlor.example/notes") }
        var opened: [URL] = []
        let view = Text(text).environment(
            \.openURL,
            OpenURLAction {
                opened.append($0); return .handled
            })
        let test = TestWindow(size: CGSize(width: 300, height: 100), controller: UIHostingController(rootView: view))
        defer { test.close() }
        let label = try XCTUnwrap(test.views(UILabel.self).first)
        test.click(at: label.convert(CGPoint(x: label.bounds.maxX - 6, y: label.bounds.midY), to: test.window))
        test.click(at: label.convert(CGPoint(x: 6, y: label.bounds.midY), to: test.window))
        XCTAssertEqual(opened.map(\.absoluteString), ["https://parlor.example/notes"])
    }
}
