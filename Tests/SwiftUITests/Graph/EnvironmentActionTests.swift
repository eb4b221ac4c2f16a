import Testing

@testable import SwiftUI

/// What a parent's evaluation writes into the environment anew, though it means the same, disturbs nothing below.
@MainActor
struct EnvironmentActionTests {
    private final class Handle {
        var turn: () -> Void = {}
        var refresh: RefreshAction?
        var rename: RenameAction?
        var done: [Int] = []
    }

    private struct Reader: View {
        let handle: Handle
        @Environment(\.refresh) private var refresh
        @Environment(\.rename) private var rename
        var body: some View {
            handle.refresh = refresh
            handle.rename = rename
            return Button("Press") {}
        }
    }

    private struct Numbered: ButtonStyle {
        let number: Int
        func makeBody(configuration: Configuration) -> some View { Text(verbatim: "style \(number)") }
    }

    private struct Turning<Content: View>: View {
        let handle: Handle
        @ViewBuilder let content: (Int) -> Content
        @State private var turns = 0
        var body: some View {
            handle.turn = { turns += 1 }
            return content(turns)
        }
    }

    private func turned(_ handle: Handle, _ host: TestHost<some View>) {
        GraphStatistics.reset()
        handle.turn()
        host.settle()
    }

    @Test func refreshActionsAreTheNewestWithoutEvaluation() async {
        let handle = Handle()
        let host = TestHost {
            Turning(handle: handle) { turn in
                Reader(handle: handle).refreshable { @MainActor in handle.done.append(turn) }
            }
        }
        turned(handle, host)
        #expect(GraphStatistics.evaluations(of: Reader.self) == 0)
        await handle.refresh?()
        #expect(handle.done == [1])
    }

    @Test func renameActionsAreTheNewestWithoutEvaluation() {
        let handle = Handle()
        let host = TestHost {
            Turning(handle: handle) { turn in Reader(handle: handle).renameAction { handle.done.append(turn) } }
        }
        turned(handle, host)
        #expect(GraphStatistics.evaluations(of: Reader.self) == 0)
        handle.rename?()
        #expect(handle.done == [1])
    }

    @Test func submitActionsAreTheNewestAndAddUp() throws {
        struct Field: View {
            @Environment(\.submitAction) private var submit
            let handle: Handle
            var body: some View {
                handle.turn = { submit?() }
                return Text("field")
            }
        }
        let outer = Handle(), handle = Handle()
        let host = TestHost {
            Turning(handle: outer) { turn in
                Field(handle: handle).onSubmit { outer.done.append(turn) }.onSubmit { outer.done.append(turn + 10) }
            }
        }
        turned(outer, host)
        #expect(GraphStatistics.evaluations(of: Field.self) == 0)
        handle.turn()
        #expect(outer.done == [1, 11])
    }

    @Test func submitActionsFollowTheirTriggers() {
        let handle = Handle()
        var submits: [Bool] = []
        struct Field: View {
            @Environment(\.submitAction) private var submit
            let report: (Bool) -> Void
            var body: some View {
                report(submit != nil)
                return Text("field")
            }
        }
        let field = Field { submits.append($0) }
        let host = TestHost {
            Turning(handle: handle) { turn in field.onSubmit(of: turn == 0 ? .search : .text) {} }
        }
        turned(handle, host)
        #expect(submits == [false, true])
    }

    @Test func equalStylesAndMarginsReachNobody() {
        let handle = Handle()
        let host = TestHost {
            Turning(handle: handle) { _ in
                Reader(handle: handle).buttonStyle(Numbered(number: 1)).contentMargins(.top, 8)
            }
        }
        turned(handle, host)
        #expect(GraphStatistics.evaluations(of: Reader.self) == 0)
        #expect(GraphStatistics.evaluations(of: Button<Text>.self) == 0)
        #expect(host.texts == ["style 1"])
    }

    @Test func otherStylesReachTheirButtons() {
        let handle = Handle()
        let host = TestHost {
            Turning(handle: handle) { turn in Reader(handle: handle).buttonStyle(Numbered(number: turn)) }
        }
        turned(handle, host)
        #expect(GraphStatistics.evaluations(of: Reader.self) == 0)
        #expect(host.texts == ["style 1"])
    }
}
