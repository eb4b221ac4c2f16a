import Homeserver
import Matrix

extension TestHomeserver {
    /// Runs a test against a server of its own, which is stopped whatever comes of it.
    public static func with<T: Sendable>(
        _ storage: Storage = .memory, configure: (inout Homeserver.Configuration) -> Void = { _ in },
        _ body: (TestHomeserver) async throws -> T
    ) async throws -> T {
        let server = try await start(storage, configure: configure)
        do {
            let value = try await body(server)
            await server.stop()
            return value
        } catch {
            await server.stop()
            throw error
        }
    }
}

/// The error that an operation ends with; `nil` when it succeeds.
public func matrixError(_ operation: () async throws -> Void) async throws -> MatrixError? {
    do {
        try await operation()
        return nil
    } catch let error as MatrixError {
        return error
    }
}
