import UIKit

/// One gesture after another: the second counts once the first has succeeded.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public typealias Body = Never

    public enum Value {
        /// The first one goes on.
        case first(First.Value)
        /// The first one has ended; the second may have begun.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    func makeRun() -> GestureRun<Value> { SequenceRun(self) }
    func update(_ run: GestureRun<Value>) {
        guard let run = run as? SequenceRun<First, Second> else { return }
        first.updateAny(run.first)
        second.updateAny(run.second)
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

final class SequenceRun<First: Gesture, Second: Gesture>: GestureRun<SequenceGesture<First, Second>.Value> {
    let first: GestureRun<First.Value>
    let second: GestureRun<Second.Value>
    private var result: First.Value?
    private var secondHasBegun = false

    init(_ gesture: SequenceGesture<First, Second>) {
        first = gesture.first.makeAnyRun()
        second = gesture.second.makeAnyRun()
        super.init()
        first.mayBegin = { [unowned self] in mayBegin() }
        second.mayBegin = { [unowned self] in result != nil }
        first.onEvent = { [unowned self] in firstDid($0) }
        second.onEvent = { [unowned self] in secondDid($0) }
    }

    override var recognizers: [UIGestureRecognizer] { first.recognizers + second.recognizers }

    private func firstDid(_ event: GestureEvent<First.Value>) {
        switch event {
        case .changed(let value):
            (result, secondHasBegun) = (nil, false)
            send(.changed(.first(value)))
        case .ended(let value):
            result = value
            send(.changed(.second(value, nil)))
        case .failed:
            // The pointer went up: the second decides, unless it never began.
            if secondHasBegun { return }
            result = nil
            send(.failed)
        }
    }

    private func secondDid(_ event: GestureEvent<Second.Value>) {
        guard let result else { return }
        switch event {
        case .changed(let value):
            secondHasBegun = true
            send(.changed(.second(result, value)))
        case .ended(let value):
            self.result = nil
            send(.ended(.second(result, value)))
        case .failed:
            self.result = nil
            send(.failed)
        }
    }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public typealias Body = Never

    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    func makeRun() -> GestureRun<Value> { SimultaneousRun(self) }
    func update(_ run: GestureRun<Value>) {
        guard let run = run as? SimultaneousRun<First, Second> else { return }
        first.updateAny(run.first)
        second.updateAny(run.second)
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// It ends when both parts that have begun are over.
final class SimultaneousRun<First: Gesture, Second: Gesture>: GestureRun<SimultaneousGesture<First, Second>.Value> {
    let first: GestureRun<First.Value>
    let second: GestureRun<Second.Value>
    private var value = SimultaneousGesture<First, Second>.Value()
    private var running: Set<Int> = []

    init(_ gesture: SimultaneousGesture<First, Second>) {
        first = gesture.first.makeAnyRun()
        second = gesture.second.makeAnyRun()
        super.init()
        first.mayBegin = { [unowned self] in mayBegin() }
        second.mayBegin = { [unowned self] in mayBegin() }
        first.onEvent = { [unowned self] in part(0, $0) { self.value.first = $0 } }
        second.onEvent = { [unowned self] in part(1, $0) { self.value.second = $0 } }
    }

    override var recognizers: [UIGestureRecognizer] { first.recognizers + second.recognizers }

    private func part<T>(_ index: Int, _ event: GestureEvent<T>, _ store: (T) -> Void) {
        switch event {
        case .changed(let new):
            running.insert(index)
            store(new)
            send(.changed(value))
        case .ended(let new):
            running.remove(index)
            store(new)
            finish(.ended(value))
        case .failed:
            running.remove(index)
            finish(value.first == nil && value.second == nil ? .failed : .ended(value))
        }
    }

    private func finish(_ event: GestureEvent<SimultaneousGesture<First, Second>.Value>) {
        guard running.isEmpty else { return send(.changed(value)) }
        value = .init()
        send(event)
    }
}

/// The first of two gestures that succeeds; the second waits for the first to fail.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public typealias Body = Never

    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    func makeRun() -> GestureRun<Value> { ExclusiveRun(self) }
    func update(_ run: GestureRun<Value>) {
        guard let run = run as? ExclusiveRun<First, Second> else { return }
        first.updateAny(run.first)
        second.updateAny(run.second)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

final class ExclusiveRun<First: Gesture, Second: Gesture>: GestureRun<ExclusiveGesture<First, Second>.Value> {
    let first: GestureRun<First.Value>
    let second: GestureRun<Second.Value>

    init(_ gesture: ExclusiveGesture<First, Second>) {
        first = gesture.first.makeAnyRun()
        second = gesture.second.makeAnyRun()
        super.init()
        first.mayBegin = { [unowned self] in mayBegin() }
        second.mayBegin = { [unowned self] in mayBegin() }
        first.onEvent = { [unowned self] in send($0.map { .first($0) }) }
        second.onEvent = { [unowned self] in send($0.map { .second($0) }) }
        second.wait(for: first)
    }

    override var recognizers: [UIGestureRecognizer] { first.recognizers + second.recognizers }
}

/// A gesture of any type with a certain value.
public struct AnyGesture<Value>: PrimitiveGesture {
    public typealias Body = Never
    private let make: @MainActor () -> GestureRun<Value>
    private let refresh: @MainActor (GestureRun<Value>) -> Void

    public init<T: Gesture<Value>>(_ gesture: T) {
        make = { gesture.makeAnyRun() }
        refresh = { gesture.updateAny($0) }
    }

    func makeRun() -> GestureRun<Value> { make() }
    func update(_ run: GestureRun<Value>) { refresh(run) }
}
