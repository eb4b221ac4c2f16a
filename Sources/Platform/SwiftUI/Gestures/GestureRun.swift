import UIKit

/// What watches for one gesture on one view. Combinations hold the runs of their parts.
@MainActor
class GestureRun<Value> {
    var onEvent: ((GestureEvent<Value>) -> Void)?
    /// Whether the gesture may begin: a part of a sequence waits for the part before it.
    var mayBegin: () -> Bool = { true }

    /// The recognisers that the view has to have.
    var recognizers: [UIGestureRecognizer] { [] }

    func send(_ event: GestureEvent<Value>) { onEvent?(event) }

    /// Has nothing of this run begin before that of another has failed.
    func wait<Other>(for other: GestureRun<Other>) {
        for own in recognizers { for first in other.recognizers { own.require(toFail: first) } }
    }
}

/// A run with recognisers of its own.
class RecognizerRun<Value>: GestureRun<Value> {
    private let own: UIGestureRecognizer

    init(_ recognizer: UIGestureRecognizer) { own = recognizer }

    override var recognizers: [UIGestureRecognizer] { [own] }
}

/// The run of a customer's gesture: that of its body.
final class BodyRun<G: Gesture>: GestureRun<G.Value> {
    private let inner: GestureRun<G.Body.Value>

    init(_ gesture: G) {
        inner = gesture.body.makeAnyRun()
        super.init()
        inner.mayBegin = { [unowned self] in mayBegin() }
        inner.onEvent = { [unowned self] event in
            // A gesture whose value is not its body's tells only that something has happened.
            switch event {
            case .changed(let value): if let value = value as? G.Value { send(.changed(value)) }
            case .ended(let value): if let value = value as? G.Value { send(.ended(value)) }
            case .failed: send(.failed)
            }
        }
    }

    func update(_ gesture: G) { gesture.body.updateAny(inner) }
    override var recognizers: [UIGestureRecognizer] { inner.recognizers }
}

/// A run around another one that looks at, or changes, what it tells.
final class DerivedRun<Base: Gesture, Value>: GestureRun<Value> {
    let base: GestureRun<Base.Value>
    var handle: (GestureEvent<Base.Value>, (GestureEvent<Value>) -> Void) -> Void

    init(_ gesture: Base, handle: @escaping (GestureEvent<Base.Value>, (GestureEvent<Value>) -> Void) -> Void) {
        base = gesture.makeAnyRun()
        self.handle = handle
        super.init()
        base.mayBegin = { [unowned self] in mayBegin() }
        base.onEvent = { [unowned self] event in self.handle(event) { send($0) } }
    }

    override var recognizers: [UIGestureRecognizer] { base.recognizers }
}

/// A gesture made of another one, whose events it looks at or changes.
@MainActor
protocol DerivedGesture: PrimitiveGesture {
    associatedtype Base: Gesture
    var base: Base { get }
    func handle(_ event: GestureEvent<Base.Value>, _ send: (GestureEvent<Value>) -> Void)
}

extension DerivedGesture {
    func makeRun() -> GestureRun<Value> { DerivedRun<Base, Value>(base) { self.handle($0, $1) } }
    func update(_ run: GestureRun<Value>) {
        guard let run = run as? DerivedRun<Base, Value> else { return }
        run.handle = { self.handle($0, $1) }
        base.updateAny(run.base)
    }
}
