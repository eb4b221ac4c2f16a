import Testing

@testable import SwiftUI

private struct NoteKey: TransactionKey { static let defaultValue = "" }

extension Transaction {
    fileprivate var note: String {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

/// Which animation a change has in which place: what opened it, and what the modifiers around the place make of it.
@MainActor
@Suite(.serialized)
final class TransactionTests {
    private final class Model: ObservableObject { @Published var value = 0.0 }

    private struct Screen<Content: View>: View {
        @ObservedObject var model: Model
        let content: (Double) -> Content
        var body: some View { content(model.value) }
    }

    /// Made in the test itself: tests of other suites turn the same one between two steps of this one's start.
    private var clock: HandClock!
    private let model = Model()

    private func host(@ViewBuilder _ content: @escaping (Double) -> some View) -> TestHost<some View> {
        clock = HandClock()
        return TestHost(Screen(model: model, content: content))
    }

    /// What is shown a quarter of a second after a change from 0 to 100.
    private func textsAfterAQuarter<V>(_ host: TestHost<V>, _ change: () -> Void) -> [String] {
        change()
        host.settle()
        clock.advance(0.25)
        host.settle()
        return host.texts
    }

    @Test func implicitAnimationIsOfEveryChangeInside() {
        let host = host { value in
            HStack {
                Bar(value: value).animation(.linear(duration: 1))
                Bar(value: value)
            }
        }
        #expect(textsAfterAQuarter(host) { model.value = 100 } == ["25", "100"])
    }

    @Test func noAnimationInsideOfAnAnimatedChange() {
        let host = host { value in
            HStack {
                Bar(value: value).animation(nil)
                Bar(value: value)
            }
        }
        let texts = textsAfterAQuarter(host) { withAnimation(.linear(duration: 1)) { model.value = 100 } }
        #expect(texts == ["100", "25"])
    }

    @Test func animationOfAValueHoldsInsideOnly() {
        let host = host { value in
            HStack {
                Bar(value: value).animation(.linear(duration: 1), value: value)
                Bar(value: value)
            }
        }
        #expect(textsAfterAQuarter(host) { model.value = 100 } == ["25", "100"])
    }

    @Test func innermostAnimationWins() {
        let host = host { value in
            Bar(value: value).animation(.linear(duration: 1), value: value).animation(
                .linear(duration: 2), value: value)
        }
        #expect(textsAfterAQuarter(host) { model.value = 100 } == ["25"])
    }

    @Test func transactionIsChangedOnItsWay() {
        let host = host { value in
            HStack {
                Bar(value: value).transaction { $0.animation = $0.animation?.speed(2) }
                Bar(value: value)
            }
        }
        let texts = textsAfterAQuarter(host) { withAnimation(.linear(duration: 1)) { model.value = 100 } }
        #expect(texts == ["50", "25"])
    }

    @Test func transactionOfAValueLeavesOtherChangesAlone() {
        let host = host { value in
            Bar(value: value).transaction(value: value > 150) { $0.animation = .linear(duration: 1) }
        }
        #expect(textsAfterAQuarter(host) { model.value = 100 } == ["100"])
        #expect(textsAfterAQuarter(host) { model.value = 200 } == ["125"])
    }

    @Test func disablingKeepsImplicitAnimationsOut() {
        let host = host { value in Bar(value: value).animation(.linear(duration: 2), value: value) }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        #expect(textsAfterAQuarter(host) { withTransaction(transaction) { model.value = 100 } } == ["100"])
        transaction.animation = .linear(duration: 1)
        #expect(textsAfterAQuarter(host) { withTransaction(transaction) { model.value = 200 } } == ["125"])
    }

    @Test func disablingFromAroundHoldsInsideOfModifiers() {
        let host = host { value in
            Bar(value: value).animation(.linear(duration: 1)).transaction { $0.disablesAnimations = true }
        }
        #expect(textsAfterAQuarter(host) { model.value = 100 } == ["100"])
    }

    @Test func animationOfABodyLeavesItsContentAlone() {
        let host = host { value in
            Bar(value: value).animation(.linear(duration: 1)) { $0.modifier(Shift(amount: value)) }
        }
        let start = host.labels[0].frame.midX
        #expect(textsAfterAQuarter(host) { model.value = 100 } == ["100"])
        #expect(abs(host.labels[0].frame.midX - start - 25) <= 1)
    }

    @Test func animatedChangeBesideAPlainOne() {
        let host = host { value in Bar(value: value) }
        let texts = textsAfterAQuarter(host) {
            model.value = 1
            withAnimation(.linear(duration: 1)) { model.value = 100 }
        }
        #expect(texts == ["25"])
    }

    @Test func ownValuesTravelAlong() {
        var seen: [String] = []
        let host = host { value in Bar(value: value).transaction { seen.append($0.note) } }
        withTransaction(\.note, "outer") {
            withAnimation(.linear(duration: 1)) { model.value = 100 }
        }
        host.settle()
        #expect(seen.contains("outer"))
    }

    @Test func representableSeesTheTransaction() {
        struct Probe: UIViewRepresentable {
            let value: Double
            let tell: (Animation?) -> Void
            func makeUIView(context: Context) -> BoxUIView { BoxUIView() }
            func updateUIView(_ view: BoxUIView, context: Context) { tell(context.transaction.animation) }
        }
        var seen: Animation?
        let host = host { value in Probe(value: value) { seen = $0 } }
        #expect(seen == nil)
        withAnimation(.easeIn) { model.value = 1 }
        host.settle()
        #expect(seen == .easeIn)
    }
}
