import Foundation

/// Decides when others are told that the user types: not for every key, and not any longer after the last one.
struct TypingMachine: Sendable {
    /// How often it is repeated while the user goes on.
    static let interval = 4.0
    /// How long after the last key it ends.
    static let pause = Duration.seconds(5)
    /// What the homeserver is told, so that it ends even if this device falls silent.
    static let timeout = Duration.seconds(10)

    private var lastSent: Date?

    /// - Returns: Whether others are to be told now.
    mutating func keystroke(at now: Date) -> Bool {
        if let lastSent, now.timeIntervalSince(lastSent) < Self.interval, now >= lastSent { return false }
        lastSent = now
        return true
    }

    /// - Returns: Whether others think that the user types, and are to be told otherwise.
    mutating func stop() -> Bool {
        defer { lastSent = nil }
        return lastSent != nil
    }
}
