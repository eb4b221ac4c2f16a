import JSON
import Matrix
import Support
import Testing

@Suite struct RefreshTokenTests {
    private func login(_ server: TestHomeserver) async throws -> JSONValue {
        _ = try await server.register("anna")
        return try await TestAPI(server.url).post(
            "/_matrix/client/v3/login",
            [
                "type": "m.login.password", "identifier": ["type": "m.id.user", "user": "anna"],
                "password": "pass-word-1", "refresh_token": true,
            ])
    }

    private func refresh(_ json: JSONValue, _ server: TestHomeserver) async throws -> JSONValue {
        try await TestAPI(server.url).post(
            "/_matrix/client/v3/refresh", ["refresh_token": json["refresh_token"] ?? .null])
    }

    private func whoami(_ json: JSONValue, _ server: TestHomeserver) async throws -> JSONValue {
        try await TestAPI(server.url, token: json["access_token"]?.string).call(.whoami)
    }

    @Test func oldTokensHoldUntilTheNewOnesAreUsed() async throws {
        try await TestHomeserver.with { server in
            let first = try await login(server)
            #expect(first["expires_in_ms"] == 3_600_000)
            let second = try await refresh(first, server)
            _ = try await whoami(first, server)
            #expect(try await whoami(second, server)["device_id"] == first["device_id"])
            try await expectRefusal(.unknownToken, status: 401) { _ = try await whoami(first, server) }
            try await expectRefusal(.unknownToken, status: 401) { _ = try await refresh(first, server) }
            let third = try await refresh(second, server)
            let fourth = try await refresh(third, server)
            _ = try await whoami(fourth, server)
            try await expectRefusal(.unknownToken) { _ = try await whoami(third, server) }
        }
    }

    @Test func answerThatNeverArrivedIsAskedForAgain() async throws {
        try await TestHomeserver.with { server in
            let first = try await login(server)
            let lost = try await refresh(first, server)
            let second = try await refresh(first, server)
            try await expectRefusal(.unknownToken) { _ = try await whoami(lost, server) }
            try await expectRefusal(.unknownToken) { _ = try await refresh(lost, server) }
            _ = try await whoami(second, server)
        }
    }

    @Test func tokenThatWentOutOfDateIsASoftLogout() async throws {
        try await TestHomeserver.with(.folder, configure: { $0.accessTokenLifetime = .milliseconds(1) }) { server in
            let first = try await login(server)
            let error = try await eventually("expiry") { try await matrixError { _ = try await whoami(first, server) } }
            #expect(error.code == .unknownToken)
            #expect(error.isSoftLogout)
            try await server.restart()
            let second = try await refresh(first, server)
            #expect(second["access_token"] != first["access_token"])
        }
    }

    @Test func tokensOfClientsThatCannotRefreshNeverExpire() async throws {
        try await TestHomeserver.with(configure: { $0.accessTokenLifetime = .milliseconds(1) }) { server in
            let anna = try await server.register("anna")
            _ = try await anna.api.call(.whoami)
            let bob = try await TestAPI(server.url).post(
                "/_matrix/client/v3/register",
                [
                    "username": "bob", "password": "x", "auth": ["type": "m.login.dummy"], "refresh_token": true,
                ])
            #expect(bob["expires_in_ms"] == 1)
        }
    }

    @Test func logoutEndsTheRefreshTokenToo() async throws {
        try await TestHomeserver.with { server in
            let first = try await login(server)
            try await TestAPI(server.url, token: first["access_token"]?.string).call(.logout)
            let error = try await matrixError { _ = try await refresh(first, server) }
            #expect(error?.code == .unknownToken)
            #expect(error?.isSoftLogout == false)
        }
    }

    @Test func tokenThatLetsOneMoreDeviceIn() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let path = "/_matrix/client/v1/login/get_token"
            #expect(try await anna.api.request("POST", path, body: Array("{}".utf8)).status == 401)
            let made = try await anna.api.post(
                path, ["auth": ["type": "m.login.password", "user": "anna", "password": "pass-word-1"]])
            let body: JSONValue = ["type": "m.login.token", "token": made["login_token"] ?? .null]
            let session = try await TestAPI(server.url).post("/_matrix/client/v3/login", body)
            #expect(session["user_id"] == "@anna:localhost")
            try await expectRefusal(.forbidden) {
                try await TestAPI(server.url).post("/_matrix/client/v3/login", body)
            }
        }
    }
}
