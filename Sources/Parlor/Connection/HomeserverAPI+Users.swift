import Foundation
internal import JSON
internal import Matrix

extension HomeserverAPI {
    /// - Returns: The people found, and whether there are more.
    func findUsers(_ term: String, limit: Int) async throws -> (users: [ChatUser], isLimited: Bool) {
        let answer = try await call(.searchUsers, body: ["search_term": .string(term), "limit": JSONValue(limit)]).root
        let users = answer["results"]?.elements.compactMap { user in
            user["user_id"]?.string.map { id in
                ChatUser(
                    id: id, name: user["display_name"]?.string,
                    imageURL: user["avatar_url"]?.string.flatMap(URL.init(string:)))
            }
        }
        return (users ?? [], answer["limited"]?.bool ?? false)
    }

    func setPresence(_ user: UserID, _ presence: UserPresence, statusMessage: String?) async throws {
        var body: JSONValue = ["presence": .string(presence.rawValue)]
        body["status_msg"] = .string(statusMessage ?? "")
        _ = try await call(.setPresence(user), body: body)
    }

    func presence(of user: UserID, now: Date) async throws -> PresenceState {
        let answer = try await call(.presence(user)).root
        return PresenceState(
            presence: answer["presence"]?.string.flatMap(UserPresence.init) ?? .offline,
            lastActiveAt: answer["last_active_ago"]?.int.map { now.addingTimeInterval(-Double($0) / 1000) },
            statusMessage: answer["status_msg"]?.string)
    }

    func devices(current: String?) async throws -> [ChatDevice] {
        let answer = try await call(.devices).root
        return answer["devices"]?.elements.compactMap { device in
            device["device_id"]?.string.map { id in
                ChatDevice(
                    id: id, name: device["display_name"]?.string,
                    lastSeenAt: device["last_seen_ts"]?.int.map(Date.init(milliseconds:)),
                    lastSeenAddress: device["last_seen_ip"]?.string, isCurrent: id == current)
            }
        } ?? []
    }

    func renameDevice(_ device: String, to name: String) async throws {
        _ = try await call(.setDevice(device), body: ["display_name": .string(name)])
    }

    /// Specification: client-server API, "User-Interactive Authentication API", stage `m.login.password`.
    func removeDevice(_ device: String, of user: UserID, password: String) async throws {
        let authentication: JSONValue = [
            "type": "m.login.password", "identifier": ["type": "m.id.user", "user": .string(user.rawValue)],
            "password": .string(password),
        ]
        do {
            _ = try await call(.removeDevice(device), body: ["auth": authentication])
        } catch let error as ClientError where error.status == 401 || error.kind == .forbidden {
            throw ClientError(.wrongCredentials, error.message, errcode: error.errcode, status: error.status)
        }
    }
}
