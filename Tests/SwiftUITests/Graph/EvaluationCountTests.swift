import Testing

@testable import SwiftUI

private struct Row: View {
    let number: Int
    let actions: RowActions
    @State private var isMarked = false
    var body: some View {
        actions.mark[number] = { isMarked.toggle() }
        return Text(verbatim: "\(number)\(isMarked ? "!" : "")")
    }
}

@MainActor
private final class RowActions {
    var mark: [Int: () -> Void] = [:]
    var turn: () -> Void = {}
}

private struct Rows: View {
    let actions: RowActions
    @State private var turns = 0
    var body: some View {
        actions.turn = { turns += 1 }
        return VStack {
            Text(verbatim: "turn \(turns)")
            ForEach(0..<100) { Row(number: $0, actions: actions) }
        }
    }
}

private struct Reader: View {
    @Environment(\.lineSpacing) private var spacing
    var body: some View { Text(verbatim: "spacing \(Int(spacing))") }
}

private struct Ignorer: View {
    var body: some View { Text(verbatim: "still") }
}

@MainActor
struct EvaluationCountTests {
    @Test func changeInOneRowEvaluatesThatRowOnly() {
        let actions = RowActions()
        let host = TestHost(height: 4000) { Rows(actions: actions) }
        GraphStatistics.reset()
        actions.mark[42]?()
        host.settle()
        #expect(GraphStatistics.evaluations(of: Row.self) == 1)
        #expect(GraphStatistics.evaluations(of: Rows.self) == 0)
        #expect(host.texts.contains("42!"))
    }

    @Test func unchangedRowsAreNotEvaluatedWithTheirParent() {
        let actions = RowActions()
        let host = TestHost(height: 4000) { Rows(actions: actions) }
        GraphStatistics.reset()
        actions.turn()
        host.settle()
        #expect(GraphStatistics.evaluations(of: Rows.self) == 1)
        #expect(GraphStatistics.evaluations(of: Row.self) == 0)
        #expect(host.texts.contains("turn 1"))
    }

    @Test func twoWritesAreOneEvaluation() {
        let actions = RowActions()
        let host = TestHost(height: 4000) { Rows(actions: actions) }
        GraphStatistics.reset()
        actions.turn()
        actions.turn()
        host.settle()
        #expect(GraphStatistics.evaluations(of: Rows.self) == 1)
    }

    @Test func environmentReachesOnlyItsReaders() {
        func view(_ spacing: CGFloat) -> some View {
            VStack {
                Reader()
                Ignorer()
            }
            .lineSpacing(spacing)
        }
        let host = TestHost(view(1))
        GraphStatistics.reset()
        host.update(view(2))
        #expect(GraphStatistics.evaluations(of: Reader.self) == 1)
        #expect(GraphStatistics.evaluations(of: Ignorer.self) == 0)
        #expect(host.texts == ["spacing 2", "still"])
        GraphStatistics.reset()
        host.update(view(2))
        #expect(GraphStatistics.evaluations(of: Reader.self) == 0)
    }

    @Test func writingTheSameValueEvaluatesNothing() {
        struct Same: View {
            let write: Box
            @State private var value = 1
            var body: some View {
                write.action = { value = 1 }
                return Text(verbatim: "\(value)")
            }
            @MainActor final class Box { var action: () -> Void = {} }
        }
        let box = Same.Box()
        let host = TestHost { Same(write: box) }
        GraphStatistics.reset()
        box.action()
        host.settle()
        #expect(GraphStatistics.evaluations == 0)
    }
}
