import Testing

@testable import SwiftUI

@MainActor
private final class Board {
    var mark: [Int: () -> Void] = [:]
    var turn: () -> Void = {}
    var bodies: [Int: Int] = [:]
}

private struct Row: View {
    let number: Int
    let board: Board
    @State private var isMarked = false
    var body: some View {
        board.mark[number] = { isMarked.toggle() }
        board.bodies[number, default: 0] += 1
        return Text(verbatim: "\(number)\(isMarked ? "!" : "")").frame(height: 20)
    }
}

private struct Message: Identifiable, Equatable {
    let id: Int
    var text: String
}

private struct MessageRow: View {
    let message: Message
    var body: some View { Text(verbatim: message.text).frame(height: 20) }
}

/// A change in one row evaluates that row only, whatever the rows stand in.
@MainActor
struct RowCountTests {
    private func changesOneRow<Content: View>(_ content: (Board) -> Content) {
        let board = Board()
        let host = TestHost(height: 400, content(board))
        host.settle()
        board.bodies = [:]
        GraphStatistics.reset()
        board.mark[3]?()
        host.settle()
        #expect(board.bodies == [3: 1])
        #expect(GraphStatistics.evaluations == 1)
        #expect(host.texts.contains("3!"))
    }

    @Test func inAColumn() {
        changesOneRow { board in VStack { ForEach(0..<10) { Row(number: $0, board: board) } } }
    }

    @Test func inALazyColumn() {
        changesOneRow { board in
            ScrollView { LazyVStack { ForEach(0..<1000) { Row(number: $0, board: board) } } }
        }
    }

    @Test func inAList() {
        changesOneRow { board in List { ForEach(0..<1000) { Row(number: $0, board: board) } } }
    }

    @Test func inAListOfData() {
        changesOneRow { board in List(0..<1000, id: \.self) { Row(number: $0, board: board) } }
    }

    @Test func inSections() {
        changesOneRow { board in
            List {
                Section("first") { ForEach(0..<5) { Row(number: $0, board: board) } }
                Section("second") { ForEach(5..<500) { Row(number: $0, board: board) } }
            }
        }
    }

    @Test func inAGrid() {
        changesOneRow { board in
            Grid { ForEach(0..<10) { number in GridRow { Row(number: number, board: board) } } }
        }
    }

    @Test func inAPlainScrollView() {
        changesOneRow { board in ScrollView { VStack { ForEach(0..<10) { Row(number: $0, board: board) } } } }
    }

    @Test func inACustomContainer() {
        changesOneRow { board in AnyLayout(VStackLayout()) { ForEach(0..<10) { Row(number: $0, board: board) } } }
    }

    @Test func inAPageOfAStack() {
        changesOneRow { board in
            NavigationStack { List { ForEach(0..<100) { Row(number: $0, board: board) } }.navigationTitle("Rows") }
        }
    }

    @Test func underModifiersOfTheRow() {
        changesOneRow { board in
            List {
                ForEach(0..<100) { number in
                    Row(number: number, board: board).padding(2).background(Color.red).onTapGesture {}
                }
            }
        }
    }

    @Test func changedElementEvaluatesItsRowOnly() {
        var messages = (0..<12).map { Message(id: $0, text: "m\($0)") }
        func view() -> some View { VStack { ForEach(messages) { MessageRow(message: $0) } } }
        let host = TestHost(height: 600, view())
        GraphStatistics.reset()
        messages[4].text = "edited"
        host.update(view())
        #expect(GraphStatistics.evaluations(of: MessageRow.self) == 1)
        #expect(host.texts[4] == "edited")
    }

    @Test func changedElementOfALazyListEvaluatesItsRowOnly() {
        var messages = (0..<500).map { Message(id: $0, text: "m\($0)") }
        func view() -> some View { ScrollView { LazyVStack { ForEach(messages) { MessageRow(message: $0) } } } }
        let host = TestHost(height: 400, view())
        host.settle()
        GraphStatistics.reset()
        messages[4].text = "edited"
        host.update(view())
        #expect(GraphStatistics.evaluations(of: MessageRow.self) == 1)
        #expect(host.texts.contains("edited"))
    }

    @Test func appendedElementEvaluatesTheNewRowOnly() {
        var messages = (0..<8).map { Message(id: $0, text: "m\($0)") }
        func view() -> some View { VStack { ForEach(messages) { MessageRow(message: $0) } } }
        let host = TestHost(height: 600, view())
        GraphStatistics.reset()
        messages.append(Message(id: 8, text: "new"))
        host.update(view())
        #expect(GraphStatistics.evaluations(of: MessageRow.self) == 1)
    }

    @Test func removedElementEvaluatesNoRow() {
        var messages = (0..<8).map { Message(id: $0, text: "m\($0)") }
        func view() -> some View { VStack { ForEach(messages) { MessageRow(message: $0) } } }
        let host = TestHost(height: 600, view())
        GraphStatistics.reset()
        messages.remove(at: 3)
        host.update(view())
        #expect(GraphStatistics.evaluations(of: MessageRow.self) == 0)
        #expect(host.texts.count == 7)
    }

    @Test func reorderedElementsEvaluateNoRow() {
        var messages = (0..<8).map { Message(id: $0, text: "m\($0)") }
        func view() -> some View { VStack { ForEach(messages) { MessageRow(message: $0) } } }
        let host = TestHost(height: 600, view())
        GraphStatistics.reset()
        messages.reverse()
        host.update(view())
        #expect(GraphStatistics.evaluations(of: MessageRow.self) == 0)
        #expect(host.texts.first == "m7")
    }

    @Test func firstLayoutOfALongListEvaluatesWhatIsShown() {
        GraphStatistics.reset()
        let board = Board()
        let host = TestHost(height: 400, List { ForEach(0..<10_000) { Row(number: $0, board: board) } })
        host.settle()
        #expect(GraphStatistics.evaluations(of: Row.self) < 60)
    }

    @Test func windowThatIsResizedEvaluatesNothing() {
        let board = Board()
        let host = TestHost(height: 400, VStack { ForEach(0..<8) { Row(number: $0, board: board) } })
        GraphStatistics.reset()
        host.width = 500
        host.settle()
        #expect(GraphStatistics.evaluations == 0)
    }
}
