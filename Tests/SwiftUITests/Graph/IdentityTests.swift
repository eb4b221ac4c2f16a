import SwiftUI
import Testing

@MainActor
private final class Board {
    var run: [String: () -> Void] = [:]
    var made: [String] = []
    func callAsFunction(_ name: String) { run[name]?() }
}

private struct Counter: View {
    let name: String
    let board: Board
    @State private var count = 0
    var body: some View {
        board.run[name] = { count += 1 }
        return Text(verbatim: "\(name) \(count)")
    }
}

/// What keeps a view's state, and what ends it.
@MainActor
struct IdentityTests {
    private func afterBump<Content: View>(
        _ board: Board, _ first: Content, then second: Content, name: String = "a"
    ) -> [String] {
        let host = TestHost(first)
        board(name)
        host.settle()
        host.update(second)
        return host.texts
    }

    @Test func samePlaceAndTypeKeep() {
        let board = Board()
        func view(_ padding: CGFloat) -> some View { Counter(name: "a", board: board).padding(padding) }
        #expect(afterBump(board, view(1), then: view(9)) == ["a 1"])
    }

    @Test func otherBranchEndsIt() {
        let board = Board()
        @ViewBuilder func view(_ isFirst: Bool) -> some View {
            if isFirst { Counter(name: "a", board: board) } else { Counter(name: "a", board: board) }
        }
        #expect(afterBump(board, view(true), then: view(false)) == ["a 0"])
    }

    @Test func otherCaseOfASwitchEndsIt() {
        let board = Board()
        @ViewBuilder func view(_ index: Int) -> some View {
            switch index {
            case 0: Counter(name: "a", board: board)
            case 1: Counter(name: "a", board: board)
            default: Counter(name: "a", board: board)
            }
        }
        #expect(afterBump(board, view(0), then: view(2)) == ["a 0"])
        #expect(afterBump(board, view(1), then: view(1)) == ["a 1"])
    }

    @Test func ternaryArgumentKeeps() {
        let board = Board()
        func view(_ isDim: Bool) -> some View { Counter(name: "a", board: board).opacity(isDim ? 0.5 : 1) }
        #expect(afterBump(board, view(true), then: view(false)) == ["a 1"])
    }

    @Test func optionalThatGoesAndComesBackStartsAnew() {
        let board = Board()
        func view(_ isShown: Bool) -> some View { VStack { if isShown { Counter(name: "a", board: board) } } }
        let host = TestHost(view(true))
        board("a")
        host.settle()
        host.update(view(false))
        host.update(view(true))
        #expect(host.texts == ["a 0"])
    }

    @Test func conditionBeforeItDoesNotCount() {
        let board = Board()
        func view(_ isShown: Bool) -> some View {
            VStack {
                if isShown { Text("header") }
                Counter(name: "a", board: board)
            }
        }
        #expect(afterBump(board, view(true), then: view(false)) == ["a 1"])
    }

    @Test func anyViewOfTheSameTypeKeeps() {
        let board = Board()
        func view(_ name: String) -> some View { AnyView(Counter(name: name, board: board)) }
        #expect(afterBump(board, view("a"), then: view("b")) == ["b 1"])
    }

    @Test func anyViewOfAnotherTypeEndsIt() {
        let board = Board()
        func view(_ isPadded: Bool) -> AnyView {
            isPadded ? AnyView(Counter(name: "a", board: board).padding()) : AnyView(Counter(name: "a", board: board))
        }
        #expect(afterBump(board, view(true), then: view(false)) == ["a 0"])
    }

    @Test func sameIdKeepsAndAnotherEndsIt() {
        let board = Board()
        func view(_ id: String) -> some View { Counter(name: "a", board: board).id(id) }
        #expect(afterBump(board, view("x"), then: view("x")) == ["a 1"])
        #expect(afterBump(board, view("x"), then: view("y")) == ["a 0"])
    }

    @Test func idEndsAllThatIsInside() {
        let board = Board()
        func view(_ id: Int) -> some View {
            VStack { HStack { Counter(name: "a", board: board) } }.id(id)
        }
        #expect(afterBump(board, view(1), then: view(2)) == ["a 0"])
    }

    @Test func rowsFollowTheirId() {
        let board = Board()
        func view(_ names: [String]) -> some View {
            VStack { ForEach(names, id: \.self) { Counter(name: $0, board: board) } }
        }
        #expect(afterBump(board, view(["a", "b"]), then: view(["b", "c", "a"])) == ["b 0", "c 0", "a 1"])
    }

    @Test func rowsByIndexKeepTheirPlace() {
        let board = Board()
        func view(_ names: [String]) -> some View {
            VStack { ForEach(names.indices, id: \.self) { Counter(name: names[$0], board: board) } }
        }
        #expect(afterBump(board, view(["a", "b"]), then: view(["b", "a"])) == ["b 1", "a 0"])
    }

    @Test func sameIdTwiceIsTwoRows() {
        let board = Board()
        let host = TestHost { VStack { ForEach(["a", "a"], id: \.self) { Counter(name: $0, board: board) } } }
        #expect(host.texts == ["a 0", "a 0"])
    }

    @Test func removedRowForgets() {
        let board = Board()
        func view(_ names: [String]) -> some View {
            VStack { ForEach(names, id: \.self) { Counter(name: $0, board: board) } }
        }
        let host = TestHost(view(["a", "b"]))
        board("a")
        host.settle()
        host.update(view(["b"]))
        host.update(view(["a", "b"]))
        #expect(host.texts == ["a 0", "b 0"])
    }

    @Test func nestedCollectionsKeepTheirRows() {
        let board = Board()
        func view(_ groups: [[String]]) -> some View {
            VStack {
                ForEach(groups, id: \.first) { names in
                    HStack { ForEach(names, id: \.self) { Counter(name: $0, board: board) } }
                }
            }
        }
        #expect(
            afterBump(board, view([["x", "a"], ["y"]]), then: view([["y"], ["x", "b", "a"]]))
                == ["y 0", "x 0", "b 0", "a 1"])
    }

    @Test func modifierOfTheCustomersOwnKeepsItsContent() {
        struct Framed: ViewModifier {
            let width: CGFloat
            func body(content: Content) -> some View { content.frame(width: width) }
        }
        let board = Board()
        func view(_ width: CGFloat) -> some View { Counter(name: "a", board: board).modifier(Framed(width: width)) }
        #expect(afterBump(board, view(100), then: view(200)) == ["a 1"])
    }

    @Test func genericContainerKeepsItsContent() {
        struct Card<Content: View>: View {
            let title: String
            @ViewBuilder let content: () -> Content
            var body: some View {
                VStack {
                    Text(verbatim: title)
                    content()
                }
            }
        }
        let board = Board()
        func view(_ title: String) -> some View { Card(title: title) { Counter(name: "a", board: board) } }
        #expect(afterBump(board, view("one"), then: view("two")) == ["two", "a 1"])
    }

    @Test func groupAndItsAbsenceAreDifferentPlaces() {
        let board = Board()
        func view(_ isGrouped: Bool) -> AnyView {
            isGrouped ? AnyView(Group { Counter(name: "a", board: board) }) : AnyView(Counter(name: "a", board: board))
        }
        #expect(afterBump(board, view(true), then: view(false)) == ["a 0"])
    }

    @Test func stateObjectLivesAsLongAsItsPlace() {
        final class Model: ObservableObject { @Published var count = 0 }
        struct Owner: View {
            @StateObject private var model = Model()
            let board: Board
            var body: some View {
                board.run["a"] = { model.count += 1 }
                return Text(verbatim: "\(model.count)")
            }
        }
        let board = Board()
        func view(_ id: Int) -> some View { Owner(board: board).id(id) }
        #expect(afterBump(board, view(1), then: view(1)) == ["1"])
        #expect(afterBump(board, view(1), then: view(2)) == ["0"])
    }

    @Test func initialValueOfStateCountsOnce() {
        struct Starting: View {
            @State private var value: Int
            init(_ value: Int) { _value = State(initialValue: value) }
            var body: some View { Text(verbatim: "\(value)") }
        }
        let host = TestHost(Starting(1))
        host.update(Starting(2))
        #expect(host.texts == ["1"])
    }

    @Test func nameSpacesDiffer() {
        struct Owner: View {
            @Namespace private var space
            let note: (Namespace.ID) -> Void
            var body: some View {
                note(space)
                return Text("x")
            }
        }
        var found: [Namespace.ID] = []
        let host = TestHost {
            Owner { found.append($0) }
            Owner { found.append($0) }
        }
        #expect(Set(found).count == 2)
        host.settle()
        #expect(Set(found).count == 2)
    }
}
