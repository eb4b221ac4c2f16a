/// Asks again and again until there is an answer; none within the limit is a failure that says what was awaited.
public func eventually<T>(
    _ what: String = "something", within limit: Duration = .seconds(60), _ find: () async throws -> T?
) async throws -> T {
    let deadline = ContinuousClock.now + limit
    while true {
        if let found = try await find() { return found }
        guard ContinuousClock.now < deadline else { throw TimedOut(what: what, limit: limit) }
        try await Task.sleep(for: .milliseconds(10))
    }
}

struct TimedOut: Error, CustomStringConvertible {
    let what: String
    var limit = Duration.seconds(60)
    var description: String { "waited \(limit) for \(what)" }
}
