import Foundation
import Testing

/// Waits until a condition holds, and fails the test when it does not in time. Nothing depends on how long it takes.
func eventually(
    _ what: String, within limit: Duration = .seconds(60), sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () async throws -> Bool
) async throws {
    let deadline = ContinuousClock.now + limit
    while try await !condition() {
        guard ContinuousClock.now < deadline else {
            Issue.record("never happened: \(what)", sourceLocation: sourceLocation)
            throw NeverHappened(what: what)
        }
        try await Task.sleep(for: .milliseconds(5))
    }
}

struct NeverHappened: Error {
    let what: String
}
