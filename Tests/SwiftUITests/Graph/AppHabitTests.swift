import Foundation
import Testing

@testable import SwiftUI

/// A private type could not be found by its name.
struct HabitPlace: Hashable, Codable { var number: Int }

/// What ordinary apps do, and what they expect to happen.
@MainActor
@Suite(.serialized)
struct AppHabitTests {
    @MainActor
    private final class Diary {
        var lines: [String] = []
        var actions: [String: () -> Void] = [:]
        func write(_ line: String) { lines.append(line) }
    }

    // MARK: Navigation

    @Test func pathGoesThroughJSONAndBack() throws {
        var path = NavigationPath()
        path.append(HabitPlace(number: 1))
        path.append("detail")
        path.append(7)
        let data = try JSONEncoder().encode(try #require(path.codable))
        let back = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(back == path)
        #expect(back.count == 3)
    }

    @Test func pathOfSomethingThatCannotBeWrittenHasNoCode() {
        struct Opaque: Hashable {}
        var path = NavigationPath()
        path.append(Opaque())
        #expect(path.codable == nil)
    }

    @Test func typeThatIsGoneIsAnError() {
        let data = Data(#"["NoSuchType", "{}"]"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        }
    }

    @Test func dismissedPageLeavesThePath() {
        struct Detail: View {
            let diary: Diary
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                diary.actions["dismiss"] = { dismiss() }
                return Text(verbatim: "detail")
            }
        }
        struct Screen: View {
            let diary: Diary
            @State private var path: [Int] = []
            var body: some View {
                diary.actions["push"] = { path = [1, 2] }
                diary.write("path \(path)")
                return NavigationStack(path: $path) {
                    Text(verbatim: "root").navigationDestination(for: Int.self) { _ in Detail(diary: diary) }
                }
            }
        }
        let diary = Diary()
        let host = TestHost { Screen(diary: diary) }
        diary.actions["push"]?()
        host.settle()
        diary.actions["dismiss"]?()
        host.settle()
        #expect(diary.lines.last == "path [1]")
    }

    // MARK: Sheets

    private struct Item: Identifiable { let id: Int }

    @Test func sheetOfAnotherItemStartsAnew() {
        struct Content: View {
            let number: Int
            let diary: Diary
            @State private var kept: Int?
            var body: some View {
                Text(verbatim: "item \(number) kept \(kept ?? number)")
                    .onAppear {
                        kept = number
                        diary.write("appear \(number)")
                    }
                    .onDisappear { diary.write("disappear \(number)") }
            }
        }
        struct Screen: View {
            let diary: Diary
            @State private var item: Item?
            var body: some View {
                diary.actions["one"] = { item = Item(id: 1) }
                diary.actions["two"] = { item = Item(id: 2) }
                diary.actions["none"] = { item = nil }
                return Text(verbatim: "base")
                    .sheet(item: $item, onDismiss: { diary.write("dismissed") }) {
                        Content(number: $0.id, diary: diary)
                    }
            }
        }
        let diary = Diary()
        let host = TestHost(height: 600) { Screen(diary: diary) }
        diary.actions["one"]?()
        host.settle()
        #expect(host.texts.contains("item 1 kept 1"))
        diary.actions["two"]?()
        host.settle()
        #expect(host.texts.contains("item 2 kept 2"))
        diary.actions["none"]?()
        host.settle()
        #expect(diary.lines.filter { $0 == "dismissed" }.count == 1)
        #expect(!host.texts.contains { $0.hasPrefix("item") })
        #expect(Set(diary.lines) == ["appear 1", "disappear 1", "appear 2", "disappear 2", "dismissed"])
    }

    // MARK: Lifecycle

    @Test func goingComesBeforeComingOfWhatTakesItsPlace() {
        func content(_ id: Int, _ diary: Diary) -> some View {
            Text("a").onAppear { diary.write("appear \(id)") }.onDisappear { diary.write("disappear \(id)") }.id(id)
        }
        let diary = Diary()
        let host = TestHost(content(1, diary))
        host.update(content(2, diary))
        #expect(
            diary.lines == ["appear 1", "disappear 1", "appear 2"]
                || diary.lines == ["appear 1", "appear 2", "disappear 1"])
    }

    @Test func taskOfARowIsCancelledWhenItsElementGoes() async {
        func content(_ numbers: [Int], _ diary: Diary) -> some View {
            VStack {
                ForEach(numbers, id: \.self) { number in
                    Text(verbatim: "\(number)").task {
                        diary.write("begin \(number)")
                        try? await Task.sleep(for: .seconds(600))
                        diary.write("end \(number)")
                    }
                }
            }
        }
        let diary = Diary()
        let host = TestHost(content([1, 2], diary))
        await wait { diary.lines.count == 2 }
        host.update(content([2, 1], diary))
        for _ in 0..<100 { await Task.yield() }
        #expect(diary.lines.count == 2)
        host.update(content([2], diary))
        await wait { diary.lines.contains("end 1") }
        #expect(!diary.lines.contains("end 2"))
    }

    private func wait(_ condition: () -> Bool) async {
        for _ in 0..<100_000 where !condition() { await Task.yield() }
        #expect(condition())
    }

    // MARK: Storage

    @Test func storedValueIsSharedByViewsAndSurvivesThem() throws {
        let store = try #require(UserDefaults(suiteName: "parlor.tests.\(UUID().uuidString)"))
        struct Reader: View {
            @AppStorage var name: String
            init(_ store: UserDefaults) { _name = AppStorage(wrappedValue: "nobody", "name", store: store) }
            var body: some View { Text(verbatim: name) }
        }
        struct Writer: View {
            @AppStorage var name: String
            let diary: Diary
            init(_ store: UserDefaults, _ diary: Diary) {
                _name = AppStorage(wrappedValue: "nobody", "name", store: store)
                self.diary = diary
            }
            var body: some View {
                diary.actions["write"] = { name = "Ada" }
                return Text(verbatim: "writer")
            }
        }
        let diary = Diary()
        let host = TestHost {
            VStack {
                Reader(store)
                Writer(store, diary)
            }
        }
        #expect(host.texts == ["nobody", "writer"])
        diary.actions["write"]?()
        host.settle()
        #expect(host.texts == ["Ada", "writer"])
        let again = TestHost { Reader(store) }
        #expect(again.texts == ["Ada"])
    }

    // MARK: Screen readers

    @Test func combinedElementSaysWhatIsInItNow() {
        func content(_ texts: [String]) -> some View {
            VStack { ForEach(texts, id: \.self) { Text(verbatim: $0) } }.accessibilityElement(children: .combine)
        }
        let host = TestHost(content(["one", "two"]))
        #expect(host.spoken == ["one, two"])
        host.update(content(["one", "three"]))
        #expect(host.spoken == ["one, three"])
    }

    @Test func labelThatIsGivenWins() {
        func content(_ text: String) -> some View {
            VStack { Text(verbatim: text) }.accessibilityElement(children: .combine).accessibilityLabel("given")
        }
        let host = TestHost(content("one"))
        host.update(content("two"))
        #expect(host.spoken.allSatisfy { $0 == "given" })
    }

    // MARK: Scrolling

    @Test func proxyPutsTheAnchorOfTheViewAtThatOfTheViewport() throws {
        struct Screen: View {
            let diary: Diary
            var body: some View {
                ScrollViewReader { proxy in
                    let _ = diary.actions["top"] = { proxy.scrollTo(10, anchor: .top) }
                    let _ = diary.actions["center"] = { proxy.scrollTo(10, anchor: .center) }
                    let _ = diary.actions["bottom"] = { proxy.scrollTo(10, anchor: .bottom) }
                    let _ = diary.actions["last"] = { proxy.scrollTo(19, anchor: .top) }
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<20) { Box("\($0)", 100, 40) } }
                    }
                }
            }
        }
        let diary = Diary()
        let host = TestHost(width: 100, height: 200) { Screen(diary: diary) }
        func place(_ action: String, _ name: String) -> CGFloat? {
            diary.actions[action]?()
            host.settle()
            return host.boxes[name]?.minY
        }
        #expect(place("top", "10") == 0)
        #expect(place("center", "10") == 80)
        #expect(place("bottom", "10") == 160)
        #expect(place("last", "19") == 160)
    }

    @Test func textsThatAreTranslatedLaterAreShown() {
        let name = "Ada"
        let resource = LocalizedStringResource("Hello \(name)")
        #expect(TestHost { Text(resource) }.texts == ["Hello Ada"])
    }
}
