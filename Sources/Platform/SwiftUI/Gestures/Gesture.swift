/// Something that a person does with a pointer or a finger, and what comes of it.
///
/// A gesture is a value like a view: cheap, made anew with each evaluation. What watches the touches is a `GestureRun`,
/// made once for each view that has the gesture and brought up to date with each new value.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("\(Self.self) is a primitive gesture and has no body") }
}

/// A gesture that makes its own run.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
    func makeRun() -> GestureRun<Value>
    /// Takes the handlers and settings of this value into a run that an earlier one has made.
    func update(_ run: GestureRun<Value>)
}

/// What a run tells.
enum GestureEvent<Value> {
    /// It has begun, or goes on.
    case changed(Value)
    case ended(Value)
    /// It is not what was meant, or was interrupted.
    case failed

    func map<T>(_ transform: (Value) -> T) -> GestureEvent<T> {
        switch self {
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

extension Gesture {
    /// The run of any gesture: its own, or that of its body, whose value is of the same type.
    func makeAnyRun() -> GestureRun<Value> {
        if let primitive = self as? any PrimitiveGesture { return Self.run(primitive) as! GestureRun<Value> }
        return BodyRun<Self>(self)
    }

    func updateAny(_ run: GestureRun<Value>) {
        if let primitive = self as? any PrimitiveGesture {
            Self.update(primitive, run)
        } else {
            (run as? BodyRun<Self>)?.update(self)
        }
    }

    private static func run<G: PrimitiveGesture>(_ gesture: G) -> AnyObject { gesture.makeRun() }
    private static func update<G: PrimitiveGesture>(_ gesture: G, _ run: AnyObject) {
        if let run = run as? GestureRun<G.Value> { gesture.update(run) }
    }
}
