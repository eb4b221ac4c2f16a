import Foundation
@_exported import UIKit

/// Turns the main loop until the condition holds; answers whether it came to hold in time.
///
/// The time limit only ends a hopeless wait: a test never waits it out when things work.
@MainActor @discardableResult
public func pump(until condition: @MainActor () -> Bool, timeout: TimeInterval = 60) -> Bool {
    MainLoop.turn(until: condition, timeout: timeout)
}

/// Turns the loop until nothing is left to do: layout flushed, frames drawn.
@MainActor public func settle() {
    Flush.now()
    var quiet = 0
    while quiet < 3 { quiet = MainLoop.turn(mayBlock: false) || Flush.isPending ? 0 : quiet + 1 }
}

/// Waits for a task's end while the loop turns.
@MainActor public func pump<T: Sendable>(
    _ body: @escaping @MainActor () async throws -> T, timeout: TimeInterval = 60
) throws -> T {
    let outcome = Outcome<T>()
    let task = Task { @MainActor in
        do { outcome.result = .success(try await body()) } catch { outcome.result = .failure(error) }
    }
    guard pump(until: { outcome.result != nil }, timeout: timeout) else {
        task.cancel()
        throw TaskDidNotEnd()
    }
    return try outcome.result!.get()
}

public struct TaskDidNotEnd: Error {}

@MainActor private final class Outcome<T> { var result: Result<T, any Error>? }
