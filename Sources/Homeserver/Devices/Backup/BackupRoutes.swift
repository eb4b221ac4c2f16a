import HTTPServer
import JSON
import Matrix

/// Versions of a key backup. The server keeps what it can't read.
///
/// Specification: client-server API, "Server-side key backups".
extension API {
    mutating func addBackupRoutes() {
        let services = services
        let path = "/room_keys/version"
        on(.post, path) { call in
            let (algorithm, data) = try call.backup()
            let number = try services.store.highestBackup(of: call.user) + 1
            let backup = StoredBackup(
                user: call.user, version: number, algorithm: algorithm, data: data, tag: 0, count: 0)
            guard try await services.shard.perform([.backup(backup)]) == .committed else {
                throw AccountService.tryAgain
            }
            return .json(["version": .string(String(number))])
        }
        on(.get, path) { call in .json(try services.backup(nil, of: call.user).json()) }
        on(.get, path + "/{version}") { call in
            .json(try services.backup(call.parameter("version"), of: call.user).json())
        }
        on(.put, path + "/{version}") { call in
            var backup = try services.backup(call.parameter("version"), of: call.user)
            let (algorithm, data) = try call.backup()
            let named = try call.body()["version"]?.string
            guard algorithm == backup.algorithm, named == nil || named == String(backup.version) else {
                throw MatrixError.invalid("A backup keeps its algorithm and its version.")
            }
            backup.data = data
            _ = try await services.shard.perform([.backupData(backup)])
            return .empty
        }
        on(.delete, path + "/{version}") { call in
            let backup = try services.backup(call.parameter("version"), of: call.user)
            _ = try await services.shard.perform([.removeBackup(backup)])
            return .empty
        }
        addBackupKeyRoutes()
    }
}

extension Services {
    /// A backup, the latest when no version is named.
    func backup(_ version: String?, of user: UserID) throws -> StoredBackup {
        let number = version.map { Int($0) ?? -1 }
        guard let backup = try store.backup(number, of: user) else {
            throw MatrixError.notFound("There is no such backup.")
        }
        return backup
    }
}

extension StoredBackup {
    fileprivate func json() throws -> JSONValue {
        [
            "algorithm": .string(algorithm), "auth_data": try JSONValue(parsing: data), "count": JSONValue(count),
            "etag": .string(String(tag)), "version": .string(String(version)),
        ]
    }
}

extension Call {
    fileprivate func backup() throws(MatrixError) -> (algorithm: String, data: [UInt8]) {
        let body = try body()
        guard let algorithm = body["algorithm"]?.string, algorithm.utf8.count <= 255 else {
            throw .missing("algorithm")
        }
        guard let data = body["auth_data"], data.isObject else { throw .missing("auth_data") }
        return (algorithm, data.serialized())
    }
}
