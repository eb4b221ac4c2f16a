import UIKit

/// How a change of state becomes a movement. Everything eases out; only the duration and the delay are kept.
public struct Animation: Hashable, Sendable {
    var duration: Double
    var delay: Double = 0

    static let standardDuration = 0.2

    public static let `default` = Animation(duration: standardDuration)
    public static let linear = Animation(duration: standardDuration)
    public static let easeIn = Animation(duration: standardDuration)
    public static let easeOut = Animation(duration: standardDuration)
    public static let easeInOut = Animation(duration: standardDuration)
    public static let spring = Animation(duration: standardDuration)
    public static let bouncy = Animation(duration: standardDuration)
    public static let smooth = Animation(duration: standardDuration)
    public static let snappy = Animation(duration: standardDuration)

    public static func linear(duration: Double) -> Animation { Animation(duration: duration) }
    public static func easeIn(duration: Double) -> Animation { Animation(duration: duration) }
    public static func easeOut(duration: Double) -> Animation { Animation(duration: duration) }
    public static func easeInOut(duration: Double) -> Animation { Animation(duration: duration) }
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { Animation(duration: response) }
    public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { Animation(duration: duration) }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { Animation(duration: response) }

    public func delay(_ delay: Double) -> Animation {
        var copy = self
        copy.delay += delay
        return copy
    }
    public func speed(_ speed: Double) -> Animation { Animation(duration: duration / speed, delay: delay) }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// The context of a change of state.
public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// The transaction that is open on the main thread.
    nonisolated(unsafe) static var current: Transaction?
}

/// Animates the changes of the tree that come from the changes of state in `body`.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withTransaction(Transaction(animation: animation), body)
    DispatchQueue.main.asyncAfter(deadline: .now() + (animation?.duration ?? 0), execute: completion)
    return result
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    let outer = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = outer }
    return try body()
}
