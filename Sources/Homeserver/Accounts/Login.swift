import JSON

/// A session that was just opened, or whose tokens were just renewed.
struct Login: Sendable {
    let session: Session
    let token: String
    var refreshToken: String?
    /// Milliseconds until the token goes out of date.
    var expiresIn: Int?

    /// The fields that every answer with a token has.
    var tokenFields: JSONValue {
        var json: JSONValue = ["access_token": .string(token)]
        if let refreshToken { json["refresh_token"] = .string(refreshToken) }
        if let expiresIn { json["expires_in_ms"] = JSONValue(expiresIn) }
        return json
    }

    /// What a client says about the device that it logs in with.
    struct Device: Sendable {
        var id: String?
        var name: String?
        /// It knows how to renew a token that expires.
        var canRefresh = false

        init(id: String? = nil, name: String? = nil) {
            self.id = id
            self.name = name
        }

        init(_ body: JSONElement) {
            id = body["device_id"]?.string
            name = body["initial_device_display_name"]?.string
            canRefresh = body["refresh_token"]?.bool == true
        }
    }
}
