import Crypto
import HTTPServer
import JSON
import Matrix

/// What `parlor user`, `parlor room` and `parlor token` ask of a server, running or started for the occasion.
///
/// Admitted are whoever can read the data folder, by the secret in its `admin.json`, and administrators by their access token.
struct Administration: Sendable {
    static let prefix = "/_parlor/admin/v1"

    let services: Services

    func check(_ request: Request) async throws {
        if let token = request.accessToken,
            SHA256.hash(Array(token.utf8)).isEqualInConstantTime(to: services.administrationSecretHash)
        {
            return
        }
        let session = try await services.session(of: request)
        guard try services.store.account(session.user)?.isAdministrator == true else {
            throw Authorization.forbidden("Only administrators may do this.")
        }
    }

    /// The account that a path names: a localpart or a whole user id.
    func account(_ request: Request) throws -> StoredAccount {
        let name = request.parameters["name"] ?? ""
        let user = name.hasPrefix("@") ? UserID(name) : UserID("@\(name):\(services.environment.serverName)")
        guard let user, let account = try services.store.account(user) else {
            throw MatrixError.notFound("There is no account \(name).")
        }
        return account
    }

    func body(_ request: Request) throws(MatrixError) -> JSONValue {
        request.body.isEmpty ? [:] : try request.jsonObject().value
    }
}

extension API {
    mutating func addAdministrationRoutes() {
        addUserAdministration()
        addRoomAdministration()
        addTokenAdministration()
    }

    mutating func onAdministration(
        _ method: Method, _ path: String,
        _ handler: @escaping @Sendable (Administration, Request) async throws -> JSONValue
    ) {
        let administration = Administration(services: services)
        onOpenExactly(method, Administration.prefix + path) { request in
            try await administration.check(request)
            return .json(try await handler(administration, request))
        }
    }
}
