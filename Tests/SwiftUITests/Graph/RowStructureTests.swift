import Testing

@testable import SwiftUI

/// What a lazy list takes for its rows: structure is looked through, wherever it comes from.
@MainActor
struct RowStructureTests {
    @MainActor
    private final class Board {
        var add: () -> Void = {}
        var bodies = 0
    }

    private struct Plain: View {
        let text: String
        var body: some View { Text(verbatim: text) }
    }

    /// A view whose body is a section, with state of its own.
    private struct Counting: View {
        let name: String
        var board: Board?
        @State private var count = 1
        var body: some View {
            let _ = board?.add = { count += 1 }
            Section(name) { ForEach(0..<count, id: \.self) { Plain(text: "\(name)\($0)") } }
        }
    }

    private struct Pair: View {
        var body: some View {
            Plain(text: "one")
            Plain(text: "two")
        }
    }

    private struct Maybe: View {
        let text: String?
        var body: some View { if let text { Plain(text: text) } }
    }

    private func rows(_ view: some View) -> [LazyRow] { RowCollector.rows(of: view) }

    @Test func sectionsOfACollectionAreTakenApart() {
        let host = TestHost(height: 600) {
            List {
                ForEach(["a", "b"], id: \.self) { name in
                    Section(name) { ForEach(0..<2) { Plain(text: "\(name)\($0)") } }
                }
            }
        }
        #expect(host.shownRows == [["a"], ["a0"], ["a1"], ["b"], ["b0"], ["b1"]])
    }

    @Test func viewWhoseBodyIsASection() {
        let board = Board()
        let host = TestHost(height: 600) {
            List {
                Counting(name: "a", board: board)
                Plain(text: "last")
            }
        }
        #expect(host.shownRows == [["a"], ["a0"], ["last"]])
        board.add()
        host.settle()
        #expect(host.shownRows == [["a"], ["a0"], ["a1"], ["last"]])
    }

    @Test func collectionOfViewsWhoseBodiesAreSectionsKeepsTheirState() {
        let board = Board()
        func content(_ names: [String]) -> some View {
            List { ForEach(names, id: \.self) { Counting(name: $0, board: $0 == "a" ? board : nil) } }
        }
        let host = TestHost(height: 600, content(["a", "b"]))
        board.add()
        host.settle()
        #expect(host.shownRows == [["a"], ["a0"], ["a1"], ["b"], ["b0"]])
        host.update(content(["b", "a"]))
        #expect(host.shownRows == [["b"], ["b0"], ["a"], ["a0"], ["a1"]])
    }

    @Test func viewsOfABodyAreRows() {
        let host = TestHost(height: 600) { List { Pair() } }
        #expect(host.shownRows == [["one"], ["two"]])
    }

    @Test func absentContentIsNoRow() {
        let host = TestHost(height: 600) {
            List {
                Maybe(text: nil)
                Maybe(text: "here")
                ForEach(0..<4) { if $0 % 2 == 0 { Plain(text: "\($0)") } }
            }
        }
        #expect(host.shownRows == [["here"], ["0"], ["2"]])
    }

    @Test func branchesOfAnElementAreOneRowEachAndMadeWhenSeen() {
        var made = 0
        func content(_ number: Int) -> some View {
            made += 1
            return Plain(text: "\(number)")
        }
        let host = TestHost(height: 200) {
            List { ForEach(0..<10_000) { if $0 % 2 == 0 { content($0) } else { content($0).bold() } } }
        }
        #expect(!host.shownRows.isEmpty)
        #expect(made < 50)
    }

    @Test func elementsOfSeveralViewsAreSeveralRows() {
        let collected = rows(
            ForEach(0..<3) {
                Plain(text: "\($0)")
                Plain(text: "below")
            })
        #expect(collected.count == 6)
        #expect(Set(collected.map(\.id)).count == 6)
        #expect(collected.map(\.name) == [AnyHashable(0), nil, AnyHashable(1), nil, AnyHashable(2), nil])
    }

    @Test func sameIdTwiceStaysApart() {
        let collected = rows(ForEach([7, 7, 7], id: \.self) { Plain(text: "\($0)") })
        #expect(Set(collected.map(\.id)).count == 3)
    }

    @Test func twoCollectionsWithTheSameIds() {
        let collected = rows(
            Group {
                ForEach(0..<2) { Plain(text: "\($0)") }
                ForEach(0..<2) { Plain(text: "\($0)") }
            })
        #expect(Set(collected.map(\.id)).count == 4)
    }

    @Test func editingIsThatOfThePlaceInTheCollection() {
        var deleted: [Int] = []
        let collected = rows(
            Group {
                Plain(text: "first")
                ForEach(0..<3) { Plain(text: "\($0)") }.onDelete { deleted += Array($0) }.onMove { _, _ in }
            })
        #expect(collected[0].editing.delete == nil)
        collected[2].editing.delete?()
        #expect(deleted == [1])
        #expect(collected[3].editing.move?.index == 2)
        #expect(collected[3].editing.move?.count == 3)
    }

    @Test func sheetOfASectionIsOneSheet() {
        let host = TestHost(height: 600) {
            List {
                Section { ForEach(0..<3) { Plain(text: "\($0)") } }.sheet(isPresented: .constant(true)) {
                    Text(verbatim: "sheet")
                }
            }
        }
        #expect(host.texts.filter { $0 == "sheet" }.count == 1)
    }

    @Test func bodyThatGoesTakesItsStateAlong() {
        let board = Board()
        func content(_ isShown: Bool) -> some View { List { if isShown { Counting(name: "a", board: board) } } }
        let host = TestHost(height: 600, content(true))
        board.add()
        host.settle()
        #expect(host.shownRows.count == 3)
        host.update(content(false))
        #expect(host.shownRows.isEmpty)
        host.update(content(true))
        #expect(host.shownRows == [["a"], ["a0"]])
    }
}
