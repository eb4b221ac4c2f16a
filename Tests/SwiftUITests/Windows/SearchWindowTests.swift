import SwiftUI
import WindowSupport
import XCTest

@preconcurrency @MainActor final class SearchWindowTests: XCTestCase {
    struct Screen: View {
        enum Scope: Hashable { case all, unread }
        @State private var text = ""
        @State private var scope = Scope.all
        @State private var submitted = "nothing"
        private let names = ["Ada", "Alan", "Grace", "Katherine"]

        var body: some View {
            NavigationStack {
                Results(names: names.filter { text.isEmpty || $0.hasPrefix(text) }, submitted: submitted)
                    .navigationTitle("People")
                    .searchable(text: $text, prompt: "Find people")
                    .searchScopes($scope) {
                        Text("All").tag(Scope.all)
                        Text("Unread").tag(Scope.unread)
                    }
                    .searchSuggestions { Text("Grace Hopper").searchCompletion("Grace") }
                    .onSubmit(of: .search) { submitted = text }
            }
        }
    }

    struct Results: View {
        let names: [String]
        let submitted: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            List {
                Text(verbatim: "searching: \(isSearching)")
                Text(verbatim: "submitted: \(submitted)")
                ForEach(names, id: \.self) { Text($0) }
                Button("Stop") { dismissSearch() }
            }
        }
    }

    func testFilteringSubmittingAndEnding() throws {
        let test = TestWindow.open(Screen())
        defer { test.close() }
        XCTAssertNotNil(test.find("searching: false"), test.tree)
        let field = try XCTUnwrap(test.views(UITextField.self).first)
        test.click(field)
        test.type("A")
        XCTAssertNotNil(test.find("searching: true"), test.tree)
        XCTAssertNil(test.find("Grace"))
        XCTAssertNotNil(test.find("Unread"), "scopes are shown while searching")
        keepPicture(test.png(), "search")
        test.press(UIKey(.enter))
        field.onSubmit?()
        settle()
        XCTAssertNotNil(test.find("submitted: A"), test.tree)
        test.click(try XCTUnwrap(test.find("Grace Hopper")))
        XCTAssertNotNil(test.find("submitted: Grace"), test.tree)
        test.click(try XCTUnwrap(test.find("Stop")))
        XCTAssertNotNil(test.find("searching: false"), test.tree)
        XCTAssertNotNil(test.find("Ada"))
    }

    /// The content has a field of its own, which is not meant.
    struct FocusScreen: View {
        @State private var text = ""
        @State private var note = ""
        @FocusState private var isSearching: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    TextField("Note", text: $note)
                    Text(verbatim: "focused: \(isSearching)")
                    Button("Search") { isSearching = true }
                    Button("Leave") { isSearching = false }
                }
                .searchable(text: $text, prompt: "Find people")
                .searchFocused($isSearching)
            }
        }
    }

    func testSearchFocusMovesTheCursorBothWays() throws {
        let test = TestWindow(
            size: CGSize(width: 400, height: 400), controller: UIHostingController(rootView: FocusScreen()))
        defer { test.close() }
        let fields = test.views(UITextField.self)
        let search = try XCTUnwrap(fields.first { $0.placeholder == "Find people" })
        let note = try XCTUnwrap(fields.first { $0.placeholder == "Note" })
        test.click(try XCTUnwrap(test.find("Search")))
        XCTAssertTrue(search.isFirstResponder)
        XCTAssertNotNil(test.find("focused: true"))
        test.click(try XCTUnwrap(test.find("Leave")))
        XCTAssertFalse(search.isFirstResponder)
        test.click(note)
        XCTAssertNotNil(test.find("focused: false"))
        test.click(search)
        XCTAssertNotNil(test.find("focused: true"))
    }
}
