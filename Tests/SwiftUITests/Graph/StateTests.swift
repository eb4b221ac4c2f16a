import SwiftUI
import Testing

@MainActor
private final class Actions {
    var run: [String: () -> Void] = [:]
    func callAsFunction(_ name: String) { run[name]?() }
}

private struct Counter: View {
    let name: String
    let actions: Actions
    @State private var count = 0

    var body: some View {
        actions.run[name] = { count += 1 }
        return Text(verbatim: "\(name) \(count)")
    }
}

private struct Switching: View {
    let actions: Actions
    @State private var isOn = true

    var body: some View {
        actions.run["switch"] = { isOn.toggle() }
        return VStack {
            if isOn { Counter(name: "first", actions: actions) } else { Counter(name: "second", actions: actions) }
        }
    }
}

private final class Model: ObservableObject {
    @Published var words: [String]
    static var made = 0
    init(_ words: [String]) {
        self.words = words
        Model.made += 1
    }
}

private struct Owner: View {
    @StateObject private var model = Model(["one"])
    let actions: Actions
    var body: some View {
        actions.run["add"] = { model.words.append("two") }
        return VStack { ForEach(model.words, id: \.self) { Text(verbatim: $0) } }
    }
}

private struct Outer: View {
    let actions: Actions
    @State private var turn = 0
    var body: some View {
        actions.run["turn"] = { turn += 1 }
        return VStack {
            Text(verbatim: "turn \(turn)")
            Owner(actions: actions)
        }
    }
}

@MainActor
struct StateTests {
    @Test func writingStateShowsTheNewValue() {
        let actions = Actions()
        let host = TestHost { Counter(name: "a", actions: actions) }
        #expect(host.texts == ["a 0"])
        actions("a")
        actions("a")
        host.settle()
        #expect(host.texts == ["a 2"])
    }

    @Test func stateDiesWithItsPlaceAndStartsAnew() {
        let actions = Actions()
        let host = TestHost { Switching(actions: actions) }
        actions("first")
        host.settle()
        #expect(host.texts == ["first 1"])
        actions("switch")
        host.settle()
        #expect(host.texts == ["second 0"])
        actions("switch")
        host.settle()
        #expect(host.texts == ["first 0"])
    }

    @Test func stateSurvivesANewValueOfItsView() {
        let actions = Actions()
        let host = TestHost(Counter(name: "a", actions: actions))
        actions("a")
        host.settle()
        host.update(Counter(name: "b", actions: actions))
        #expect(host.texts == ["b 1"])
    }

    @Test func stateObjectIsMadeOnceAndFollowed() {
        Model.made = 0
        let actions = Actions()
        let host = TestHost { Outer(actions: actions) }
        actions("turn")
        host.settle()
        actions("add")
        host.settle()
        actions("turn")
        host.settle()
        #expect(Model.made == 1)
        #expect(host.texts == ["turn 2", "one", "two"])
    }

    @Test func movedElementsKeepTheirState() {
        let actions = Actions()
        func list(_ names: [String]) -> some View {
            VStack { ForEach(names, id: \.self) { Counter(name: $0, actions: actions) } }
        }
        let host = TestHost(list(["a", "b", "c"]))
        actions("b")
        host.settle()
        host.update(list(["c", "b", "a"]))
        #expect(host.texts == ["c 0", "b 1", "a 0"])
        host.update(list(["c", "a"]))
        host.update(list(["c", "a", "b"]))
        #expect(host.texts == ["c 0", "a 0", "b 0"])
    }

    @Test func changedIdStartsAnew() {
        let actions = Actions()
        func view(_ id: Int) -> some View { Counter(name: "a", actions: actions).id(id) }
        let host = TestHost(view(1))
        actions("a")
        host.settle()
        host.update(view(1))
        #expect(host.texts == ["a 1"])
        host.update(view(2))
        #expect(host.texts == ["a 0"])
    }

    @Test func bindingWritesThrough() {
        struct Child: View {
            @Binding var text: String
            let actions: Actions
            var body: some View {
                actions.run["write"] = { text = "written" }
                return Text(verbatim: "child \(text)")
            }
        }
        struct Parent: View {
            @State private var text = "start"
            let actions: Actions
            var body: some View {
                VStack {
                    Text(verbatim: "parent \(text)")
                    Child(text: $text, actions: actions)
                }
            }
        }
        let actions = Actions()
        let host = TestHost { Parent(actions: actions) }
        actions("write")
        host.settle()
        #expect(host.texts == ["parent written", "child written"])
    }
}
