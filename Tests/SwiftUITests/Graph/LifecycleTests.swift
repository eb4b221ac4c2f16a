import SwiftUI
import Testing

@MainActor
private final class Diary {
    var lines: [String] = []
    var actions: [String: () -> Void] = [:]
    func write(_ line: String) { lines.append(line) }
}

@Observable private final class ObservableModel { var name = "one" }

@MainActor
struct LifecycleTests {
    private struct Noted: View {
        let name: String
        let diary: Diary
        var body: some View {
            Text(verbatim: name)
                .onAppear { diary.write("\(name) appears") }
                .onDisappear { diary.write("\(name) goes") }
        }
    }

    @Test func appearsOnceAndGoesOnce() {
        struct Screen: View {
            let diary: Diary
            @State private var isShown = true
            @State private var turn = 0
            var body: some View {
                diary.actions["toggle"] = { isShown.toggle() }
                diary.actions["turn"] = { turn += 1 }
                return VStack {
                    Text(verbatim: "\(turn)")
                    if isShown { Noted(name: "guest", diary: diary) }
                }
            }
        }
        let diary = Diary()
        let host = TestHost { Screen(diary: diary) }
        #expect(diary.lines == ["guest appears"])
        diary.actions["turn"]?()
        host.settle()
        #expect(diary.lines == ["guest appears"])
        diary.actions["toggle"]?()
        host.settle()
        #expect(diary.lines == ["guest appears", "guest goes"])
    }

    @Test func coveredPageDisappearsAndComesBack() {
        struct Stack: View {
            let diary: Diary
            @State private var path: [String] = []
            var body: some View {
                diary.actions["push"] = { path.append("detail") }
                diary.actions["pop"] = { path.removeLast() }
                return NavigationStack(path: $path) {
                    Noted(name: "root", diary: diary)
                        .navigationDestination(for: String.self) { Noted(name: $0, diary: diary) }
                }
            }
        }
        let diary = Diary()
        let host = TestHost { Stack(diary: diary) }
        diary.actions["push"]?()
        host.settle()
        #expect(Set(diary.lines) == ["root appears", "root goes", "detail appears"])
        diary.lines = []
        diary.actions["pop"]?()
        host.settle()
        #expect(Set(diary.lines) == ["root appears", "detail goes"])
    }

    @Test func onChangeTellsOldAndNew() {
        struct Screen: View {
            let diary: Diary
            @State private var count = 1
            var body: some View {
                diary.actions["add"] = { count += 1 }
                return Text(verbatim: "\(count)")
                    .onChange(of: count) { old, new in diary.write("\(old) to \(new)") }
                    .onChange(of: count, initial: true) { diary.write("now \(count)") }
            }
        }
        let diary = Diary()
        let host = TestHost { Screen(diary: diary) }
        #expect(diary.lines == ["now 1"])
        diary.actions["add"]?()
        host.settle()
        #expect(diary.lines.contains("1 to 2"))
        #expect(diary.lines.last == "now 2" || diary.lines.contains("now 2"))
    }

    @Test func preferencesComeUp() {
        struct Sum: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Screen: View {
            let diary: Diary
            @State private var extra = 0
            var body: some View {
                diary.actions["add"] = { extra = 10 }
                return VStack {
                    Text("a").preference(key: Sum.self, value: 1)
                    Text("b").preference(key: Sum.self, value: 2 + extra)
                }
                .onPreferenceChange(Sum.self) { diary.write("sum \($0)") }
            }
        }
        let diary = Diary()
        let host = TestHost { Screen(diary: diary) }
        #expect(diary.lines == ["sum 3"])
        diary.actions["add"]?()
        host.settle()
        #expect(diary.lines == ["sum 3", "sum 13"])
    }

    @Test func taskRunsAnewForANewIdAndIsCancelledWithItsView() async {
        struct Screen: View {
            let diary: Diary
            @State private var id = 1
            @State private var isShown = true
            var body: some View {
                diary.actions["next"] = { id += 1 }
                diary.actions["hide"] = { isShown = false }
                return VStack {
                    if isShown {
                        Text("worker").task(id: id) {
                            diary.write("begin \(id)")
                            try? await Task.sleep(for: .seconds(600))
                            diary.write("cancelled")
                        }
                    }
                }
            }
        }
        let diary = Diary()
        let host = TestHost { Screen(diary: diary) }
        await wait { diary.lines == ["begin 1"] }
        diary.actions["next"]?()
        host.settle()
        await wait { diary.lines.filter { $0 == "cancelled" }.count == 1 && diary.lines.contains("begin 2") }
        diary.actions["hide"]?()
        host.settle()
        await wait { diary.lines.filter { $0 == "cancelled" }.count == 2 }
        #expect(Set(diary.lines) == ["begin 1", "begin 2", "cancelled"])
    }

    /// Yields until the condition holds; a hopeless wait ends by itself.
    private func wait(_ condition: () -> Bool) async {
        for _ in 0..<100_000 where !condition() { await Task.yield() }
        #expect(condition())
    }

    @Test func changesOfAnObservableModelAreFollowed() {
        struct Screen: View {
            let model: ObservableModel
            var body: some View { Text(verbatim: model.name) }
        }
        let model = ObservableModel()
        let host = TestHost { Screen(model: model) }
        model.name = "two"
        host.settle()
        #expect(host.texts == ["two"])
    }

    @Test func environmentObjectReachesDeepAndIsFollowed() {
        final class Model: ObservableObject { @Published var name = "one" }
        struct Leaf: View {
            @EnvironmentObject var model: Model
            var body: some View { Text(verbatim: model.name) }
        }
        let model = Model()
        let host = TestHost { VStack { Group { Leaf() } }.environmentObject(model) }
        model.name = "two"
        host.settle()
        #expect(host.texts == ["two"])
    }

    @Test func customModifierKeepsStateAndContent() {
        struct Numbered: ViewModifier {
            let diary: Diary
            @State private var number = 1
            func body(content: Content) -> some View {
                diary.actions["add"] = { number += 1 }
                return HStack {
                    Text(verbatim: "\(number).")
                    content
                }
            }
        }
        let diary = Diary()
        let host = TestHost { Text("title").modifier(Numbered(diary: diary)) }
        diary.actions["add"]?()
        host.settle()
        #expect(host.texts == ["2.", "title"])
    }
}
