import Foundation

/// Everything that a test may want to hold in its own hands: time, chance, identifiers and the network.
struct ClientDependencies: Sendable {
    var now: @Sendable () -> Date = { Date() }
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    /// In `0..<1`.
    var random: @Sendable () -> Double = { Double.random(in: 0..<1) }
    var makeTransactionID: @Sendable () -> String = { "parlor-\(UUID().uuidString.lowercased())" }
    var makeTransport: @Sendable () -> any HTTPTransport = { URLSessionTransport() }
}
