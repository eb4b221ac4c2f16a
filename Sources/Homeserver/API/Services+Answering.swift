import HTTPServer
import Matrix

extension Services {
    /// Runs a handler, and turns what it throws into Matrix's error envelope.
    func answer(_ request: Request, _ handler: API.OpenHandler) async -> Response {
        do {
            return try await handler(request)
        } catch let error as MatrixError {
            return .error(error)
        } catch let challenge as InteractiveAuthentication.Challenge {
            return challenge.response
        } catch WriteError.overtakenByFailure {
            return .error(MatrixError(.unknown, status: 503, "Try again.", retryAfterMilliseconds: 500))
        } catch {
            // What went wrong inside is for the log, not for the client.
            report(error, of: request)
            return .error(MatrixError(.unknown, status: 500, "Something went wrong inside the server."))
        }
    }
}
