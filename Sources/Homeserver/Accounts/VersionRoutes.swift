import HTTPServer
import JSON
import Matrix

extension API {
    /// What is Parlor's own.
    private static let unstableFeatures: JSONValue = [
        "org.parlor.directory_feed": true, "org.parlor.transient": true, "org.parlor.display_rate": true,
    ]

    mutating func addVersionRoutes() {
        let services = services
        onOpenExactly(.get, "/_matrix/client/versions") { _ in
            .json(["versions": JSONValue(SpecificationVersions.supported), "unstable_features": Self.unstableFeatures])
        }
        onOpenExactly(.get, "/.well-known/matrix/client") { request in
            let host = request.headers["Host"] ?? "\(services.configuration.address):\(services.configuration.port)"
            let base = services.configuration.publicBaseURL ?? "http://\(host)"
            return .json(["m.homeserver": ["base_url": .string(base)]])
        }
        on(.get, "/capabilities") { _ in
            .json([
                "capabilities": [
                    "m.room_versions": [
                        "default": .string(SpecificationVersions.defaultRoomVersion),
                        "available": .object([SpecificationVersions.defaultRoomVersion: "stable"]),
                    ],
                    "m.change_password": ["enabled": true],
                    "m.set_displayname": ["enabled": true], "m.set_avatar_url": ["enabled": true],
                    "m.3pid_changes": ["enabled": false], "m.get_login_token": ["enabled": true],
                ]
            ])
        }
    }
}
