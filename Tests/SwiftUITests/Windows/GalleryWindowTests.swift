import SwiftUI
import WindowSupport
import XCTest

@preconcurrency @MainActor final class GalleryWindowTests: XCTestCase {
    private func open(_ view: some View, width: CGFloat = 420, height: CGFloat = 640) -> TestWindow {
        TestWindow(size: CGSize(width: width, height: height), controller: UIHostingController(rootView: view))
    }

    func testRowOpensAPageAndEscGoesBack() throws {
        let test = open(GalleryView())
        defer { test.close() }
        keepPicture(test.png(), "gallery-light")
        test.click(try XCTUnwrap(test.find("Ada Lovelace 0")))
        XCTAssertNotNil(test.find("Hello, Ada Lovelace 0"), test.tree)
        keepPicture(test.png(), "gallery-detail")
        test.press(UIKey(.escape))
        XCTAssertNil(test.find("Hello, Ada Lovelace 0"))
        XCTAssertNotNil(test.find("Ada Lovelace 0"))
    }

    func testBackButtonGoesBack() throws {
        let test = open(GalleryView())
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Grace Hopper 1")))
        test.click(try XCTUnwrap(test.find("Back"), test.tree))
        XCTAssertNil(test.find("Hello, Grace Hopper 1"))
    }

    func testButtonPresentsASheetAndEscClosesIt() throws {
        let test = open(GalleryView())
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Profile"), test.tree))
        XCTAssertNotNil(test.find("Notifications"), test.tree)
        keepPicture(test.png(), "gallery-sheet")
        test.press(UIKey(.escape))
        XCTAssertNil(test.find("Notifications"))
    }

    func testDarkAndLargeTitle() throws {
        let test = open(GalleryView(large: true).preferredColorScheme(.dark))
        defer { test.close() }
        keepPicture(test.png(), "gallery-dark-large")
        XCTAssertEqual(test.window.traitCollection.userInterfaceStyle, .dark)
        test.click(try XCTUnwrap(test.find("Profile")))
        keepPicture(test.png(), "gallery-dark-sheet")
    }

    func testListBesideDetailShowsWhatIsChosen() throws {
        let view = NavigationSplitView {
            List(GalleryView.people) { person in
                NavigationLink(person.name) { Text("Detail of \(person.name)") }
            }
            .navigationTitle("People")
        } detail: {
            Text("Choose someone").foregroundStyle(.secondary)
        }
        let test = open(view, width: 900, height: 500)
        defer { test.close() }
        XCTAssertNotNil(test.find("Choose someone"))
        test.click(try XCTUnwrap(test.find("Ada Lovelace 0"), test.tree))
        XCTAssertNotNil(test.find("Detail of Ada Lovelace 0"), test.tree)
        test.click(try XCTUnwrap(test.find("Grace Hopper 1")))
        XCTAssertNotNil(test.find("Detail of Grace Hopper 1"))
        keepPicture(test.png(), "split")
        test.press(UIKey(.escape))
        XCTAssertNotNil(test.find("Choose someone"), "the second choice replaced the first")
    }

    func testListSelects() throws {
        struct Selecting: View {
            @State private var selection: Int?
            var body: some View {
                VStack {
                    Text(verbatim: "selected \(selection ?? -1)")
                    List(selection: $selection) {
                        Section("First") { ForEach(0..<3) { Text(verbatim: "Row \($0)") } }
                        Section("Second") { ForEach(3..<6) { Text(verbatim: "Row \($0)").listRowSeparator(.hidden) } }
                    }
                }
            }
        }
        let test = open(Selecting(), width: 400, height: 500)
        defer { test.close() }
        test.click(try XCTUnwrap(test.find("Row 4"), test.tree))
        XCTAssertNotNil(test.find("selected 4"), test.tree)
        keepPicture(test.png(), "list")
    }
}
