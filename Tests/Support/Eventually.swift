/// Asks again and again until there is an answer; a minute without one is a failure that says what was awaited.
public func eventually<T>(_ what: String = "something", _ find: () async throws -> T?) async throws -> T {
    let deadline = ContinuousClock.now + .seconds(60)
    while true {
        if let found = try await find() { return found }
        guard ContinuousClock.now < deadline else { throw TimedOut(what: what) }
        try await Task.sleep(for: .milliseconds(10))
    }
}

struct TimedOut: Error, CustomStringConvertible {
    let what: String
    var description: String { "waited a minute for \(what)" }
}
