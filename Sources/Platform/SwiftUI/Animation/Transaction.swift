import Foundation

/// The context of a change of state.
public struct Transaction: @unchecked Sendable {
    public var animation: Animation?
    /// Keeps `animation` modifiers from putting their animation in the place of this one's.
    public var disablesAnimations = false
    public var isContinuous = false
    var completions: [() -> Void] = []
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Runs something once the animation is over, or at once when there is none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(completion)
    }

    /// Whether a change in it is like one in none.
    var isPlain: Bool { animation == nil && !disablesAnimations && completions.isEmpty && values.isEmpty }

    /// This transaction, inside of the one that is open around it.
    fileprivate func inside(_ outer: Transaction?) -> Transaction {
        guard let outer else { return self }
        var result = self
        result.disablesAnimations = disablesAnimations || outer.disablesAnimations
        result.values.merge(outer.values) { own, _ in own }
        return result
    }

    /// The transaction that is open on the main thread.
    nonisolated(unsafe) static var current: Transaction?
}

/// Names a value that a transaction carries.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Animates the changes of the tree that come from the changes of state in `body`.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Animates the changes that come from `body`, and runs `completion` when they have come to rest. One that repeats for
/// good never does.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    let outer = Transaction.current
    Transaction.current = transaction.inside(outer)
    defer {
        Transaction.current = outer
        transaction.scheduleCompletions()
    }
    return try body()
}

public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

extension Transaction {
    fileprivate func scheduleCompletions() {
        guard !completions.isEmpty else { return }
        let wait = animation?.totalDuration ?? 0
        guard wait.isFinite else { return }
        let completions = UncheckedBox(completions)
        DispatchQueue.main.asyncAfter(deadline: .now() + wait) {
            for completion in completions.value { completion() }
        }
    }
}
