import HTTPServer
import JSON
import Matrix

extension API {
    /// `/health` for whoever asks, `/metrics` for this machine only: they tell how busy people are.
    mutating func addOperationsRoutes() {
        let services = services
        router.on(.get, "/health") { _ in services.health }
        router.on(.get, "/metrics") { request in
            guard request.isFromThisMachine else {
                return .error(MatrixError(.unrecognized, status: 404, "There is nothing at this path."))
            }
            return .text(services.metrics.text)
        }
    }
}

extension Services {
    /// Routes of the separate port for operators; see `Configuration.metricsPort`.
    var operationsRouter: Router {
        var router = Router()
        let services = self
        router.on(.get, "/health") { _ in services.health }
        router.on(.get, "/metrics") { _ in .text(services.metrics.text) }
        return router
    }

    fileprivate var health: Response {
        do {
            _ = try store.anyUser()
            return .json(["status": "ok"])
        } catch {
            return .json(["status": "the data can't be read"], status: 503)
        }
    }
}

extension Request {
    /// Whether the request began on this machine. What a proxy passes on comes from its loopback address and says so.
    var isFromThisMachine: Bool {
        guard ["127.0.0.1", "::1"].contains(remoteAddress) || remoteAddress.hasPrefix("127.") else { return false }
        return ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"].allSatisfy { headers[$0] == nil }
    }
}
