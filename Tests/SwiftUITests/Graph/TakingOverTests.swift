import Testing

@testable import SwiftUI

/// Rows that have the tree of a row that scrolled away look and behave as if they had one of their own.
@MainActor
struct TakingOverTests {
    @MainActor
    private final class Board {
        var mark: [Int: () -> Void] = [:]
        var diary: [String] = []
    }

    private struct Row: View {
        let number: Int
        let board: Board
        @State private var isMarked = false
        var body: some View {
            let _ = board.mark[number] = { isMarked = true }
            HStack {
                if number % 3 == 0 { Text(verbatim: "third") }
                Text(verbatim: "\(number)\(isMarked ? "!" : "")").frame(height: 20 + CGFloat(number % 5) * 4)
                    .background(Color.red)
                    .opacity(number % 2 == 0 ? 1 : 0.5)
                Button("do") { board.diary.append("pressed \(number)") }.buttonStyle(.plain)
            }
            .onAppear { board.diary.append("+\(number)") }
            .onDisappear { board.diary.append("-\(number)") }
        }
    }

    private func list(_ board: Board, count: Int = 300) -> some View {
        List { ForEach(0..<count) { Row(number: $0, board: board) } }.listStyle(.plain)
    }

    @Test func stateStaysWithItsRow() {
        let board = Board()
        let host = TestHost(height: 300, list(board))
        for number in 0..<3 { board.mark[number]?() }
        host.settle()
        #expect(host.texts.contains("2!"))
        for _ in 0..<20 {
            host.scroll(by: 250)
            let marked = host.shownRows.joined().filter { $0.hasSuffix("!") }
            #expect(marked.allSatisfy { Int($0.dropLast())! < 3 })
        }
    }

    @Test func rowsAreWhatTheyWouldBeAnew() {
        let board = Board()
        let host = TestHost(height: 300, list(board))
        var random = SystemRandomNumberGenerator()
        for _ in 0..<60 {
            host.scroll(by: CGFloat(Int.random(in: -500...700, using: &random)))
            for row in host.shownRows {
                guard let number = row.compactMap({ Int($0) }).first else {
                    Issue.record("\(row) has no number")
                    continue
                }
                #expect(row == (number % 3 == 0 ? ["third"] : []) + ["\(number)", "do"])
            }
            let numbers = host.shownRows.joined().compactMap { Int($0) }
            #expect(numbers == Array(numbers.min()!...numbers.max()!))
        }
    }

    @Test func everyRowComesAndGoes() {
        let board = Board()
        let host = TestHost(height: 300, list(board))
        for _ in 0..<30 { host.scroll(by: 150) }
        var shown: Set<Int> = []
        for line in board.diary {
            let number = Int(line.dropFirst())!
            if line.hasPrefix("+") {
                #expect(shown.insert(number).inserted, "\(number) came twice")
            } else {
                #expect(shown.remove(number) != nil, "\(number) went before it came")
            }
        }
        #expect(shown.count < 20)
        #expect(Set(board.diary.filter { $0.hasPrefix("+") }).count > 80)
    }

    @Test func fewRowsAreMade() {
        let board = Board()
        let host = TestHost(height: 300, list(board))
        var made = host.rowViews
        for _ in 0..<40 {
            host.scroll(by: 200)
            for view in host.rowViews where !made.contains(where: { $0 === view }) { made.append(view) }
        }
        #expect(made.count < 40)
    }

    @Test func rowThatIsDeletedLeavesNothing() {
        let board = Board()
        func content(_ numbers: [Int]) -> some View {
            List { ForEach(numbers, id: \.self) { Row(number: $0, board: board) } }
        }
        let host = TestHost(height: 300, content(Array(0..<5)))
        board.mark[1]?()
        host.settle()
        host.update(content([0, 2, 3, 4]))
        host.update(content([0, 1, 2, 3, 4]))
        #expect(host.shownRows.joined().contains("1"))
        #expect(!host.shownRows.joined().contains("1!"))
    }

    @Test func modelOfARowGoesWithIt() {
        final class Model: ObservableObject {
            let number: Int
            init(_ number: Int) { self.number = number }
        }
        struct Owner: View {
            @StateObject private var model: Model
            init(_ number: Int) { _model = StateObject(wrappedValue: Model(number)) }
            var body: some View { Text(verbatim: "\(model.number)").frame(height: 40) }
        }
        let host = TestHost(height: 300) { List { ForEach(0..<200) { Owner($0) } } }
        for _ in 0..<20 {
            host.scroll(by: 230)
            let numbers = host.shownRows.joined().compactMap { Int($0) }
            #expect(numbers == Array(numbers.min()!...numbers.max()!))
        }
    }

    @Test func environmentThatChangedMeanwhileReachesThem() {
        struct Named: View {
            let number: Int
            @Environment(\.testName) private var name
            var body: some View { Text(verbatim: "\(name)\(number)").frame(height: 40) }
        }
        func content(_ name: String) -> some View {
            List { ForEach(0..<200) { Named(number: $0) } }.environment(\.testName, name)
        }
        let host = TestHost(height: 300, content("a"))
        host.scroll(by: 400)
        host.update(content("b"))
        host.scroll(by: 200)
        #expect(host.shownRows.joined().allSatisfy { $0.hasPrefix("b") })
    }
}

private struct TestNameKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
    fileprivate var testName: String {
        get { self[TestNameKey.self] }
        set { self[TestNameKey.self] = newValue }
    }
}
