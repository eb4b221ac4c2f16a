import SwiftUI
import Testing

@MainActor
private final class Diary {
    var lines: [String] = []
    var run: [String: () -> Void] = [:]
    func write(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// What runs when, and in which order.
@MainActor
struct OrderTests {
    @Test func innerAppearsAsOftenAsOuter() {
        let diary = Diary()
        _ = TestHost {
            VStack { Text("x").onAppear { diary.write("inner") } }.onAppear { diary.write("outer") }
        }
        #expect(diary.lines.sorted() == ["inner", "outer"])
    }

    @Test func siblingsAppearInOrder() {
        let diary = Diary()
        _ = TestHost {
            Text("a").onAppear { diary.write("a") }
            Text("b").onAppear { diary.write("b") }
        }
        #expect(diary.lines == ["a", "b"])
    }

    @Test func appearanceComesAfterTheBody() {
        struct Screen: View {
            let diary: Diary
            var body: some View {
                diary.write("body")
                return Text("x").onAppear { diary.write("appears") }
            }
        }
        let diary = Diary()
        _ = TestHost { Screen(diary: diary) }
        #expect(diary.lines == ["body", "appears"])
    }

    @Test func stateWrittenOnAppearanceIsShown() {
        struct Screen: View {
            @State private var text = "before"
            var body: some View { Text(verbatim: text).onAppear { text = "after" } }
        }
        #expect(TestHost { Screen() }.texts == ["after"])
    }

    @Test func changeIsToldAfterTheEvaluation() {
        struct Screen: View {
            let diary: Diary
            @State private var value = 0
            var body: some View {
                diary.run["add"] = { value += 1 }
                diary.write("body \(value)")
                return Text("x").onChange(of: value) { diary.write("changed") }
            }
        }
        let diary = Diary()
        let host = TestHost { Screen(diary: diary) }
        diary.run["add"]?()
        host.settle()
        #expect(diary.lines == ["body 0", "body 1", "changed"])
    }

    @Test func changeThereAndBackIsNoChange() {
        struct Screen: View {
            let diary: Diary
            @State private var value = 0
            var body: some View {
                diary.run["bounce"] = {
                    value = 1
                    value = 0
                }
                return Text("x").onChange(of: value) { diary.write("changed") }
            }
        }
        let diary = Diary()
        let host = TestHost { Screen(diary: diary) }
        diary.run["bounce"]?()
        host.settle()
        #expect(diary.lines == [])
    }

    @Test func changesChain() {
        struct Screen: View {
            let diary: Diary
            @State private var first = 0
            @State private var second = 0
            var body: some View {
                diary.run["add"] = { first += 1 }
                return Text(verbatim: "\(first) \(second)")
                    .onChange(of: first) { second = first * 10 }
                    .onChange(of: second) { diary.write("second \(second)") }
            }
        }
        let diary = Diary()
        let host = TestHost { Screen(diary: diary) }
        diary.run["add"]?()
        host.settle()
        #expect(host.texts == ["1 10"])
        #expect(diary.lines == ["second 10"])
    }

    @Test func initialChangeIsToldOnce() {
        let diary = Diary()
        func view(_ value: Int) -> some View {
            Text("x").onChange(of: value, initial: true) { old, new in diary.write("\(old) \(new)") }
        }
        let host = TestHost(view(1))
        host.update(view(1))
        host.update(view(2))
        #expect(diary.lines == ["1 1", "1 2"])
    }

    @Test func endlessChangesAreCutOff() {
        struct Screen: View {
            @State private var value = 0
            var body: some View { Text(verbatim: "\(value)").onChange(of: value, initial: true) { value += 1 } }
        }
        let host = TestHost { Screen() }
        #expect(Int(host.texts[0])! > 0)
    }

    @Test func rowsDisappearWithTheirElement() {
        let diary = Diary()
        func view(_ names: [String]) -> some View {
            VStack {
                ForEach(names, id: \.self) { name in
                    Text(verbatim: name).onAppear { diary.write("+\(name)") }.onDisappear { diary.write("-\(name)") }
                }
            }
        }
        let host = TestHost(view(["a", "b"]))
        #expect(diary.take() == ["+a", "+b"])
        host.update(view(["b", "c"]))
        #expect(diary.take().sorted() == ["+c", "-a"])
        host.update(view([]))
        #expect(diary.take().sorted() == ["-b", "-c"])
    }

    @Test func newIdIsAGoingAndAComing() {
        let diary = Diary()
        func view(_ id: Int) -> some View {
            Text("x").onAppear { diary.write("+\(id)") }.onDisappear { diary.write("-\(id)") }.id(id)
        }
        let host = TestHost(view(1))
        host.update(view(2))
        #expect(diary.lines.sorted() == ["+1", "+2", "-1"])
    }

    @Test func movedRowNeitherComesNorGoes() {
        let diary = Diary()
        func view(_ names: [String]) -> some View {
            VStack { ForEach(names, id: \.self) { name in Text(verbatim: name).onAppear { diary.write(name) } } }
        }
        let host = TestHost(view(["a", "b"]))
        _ = diary.take()
        host.update(view(["b", "a"]))
        #expect(diary.lines == [])
    }

    @Test func publisherIsHeardWhileThePlaceIsThere() {
        let diary = Diary()
        let subject = PassthroughSubject<Int, Never>()
        func view(_ isShown: Bool) -> some View {
            VStack { if isShown { Text("x").onReceive(subject) { diary.write("\($0)") } } }
        }
        let host = TestHost(view(true))
        subject.send(1)
        host.update(view(false))
        subject.send(2)
        #expect(diary.lines == ["1"])
    }

    @Test func publisherHandlerSeesTheLatestValues() {
        let diary = Diary()
        let subject = PassthroughSubject<Void, Never>()
        func view(_ value: Int) -> some View { Text("x").onReceive(subject) { _ in diary.write("\(value)") } }
        let host = TestHost(view(1))
        host.update(view(2))
        subject.send()
        #expect(diary.lines == ["2"])
    }

    @Test func lazyRowAppearsWhenItIsShown() {
        let diary = Diary()
        let host = TestHost(height: 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { index in
                        Box("\(index)", 100, 50).onAppear { diary.write("\(index)") }
                    }
                }
            }
        }
        host.settle()
        #expect(diary.lines.contains("0"))
        #expect(diary.lines.count < 40)
    }

    @Test func taskStartsOnce() async {
        let diary = Diary()
        func view(_ turn: Int) -> some View { Text(verbatim: "\(turn)").task { diary.write("started") } }
        let host = TestHost(view(1))
        host.update(view(2))
        for _ in 0..<10_000 where diary.lines.isEmpty { await Task.yield() }
        #expect(diary.lines == ["started"])
    }
}
