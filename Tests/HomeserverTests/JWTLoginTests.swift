import Crypto
import Foundation
import JSON
import Matrix
import Support
import Testing

@testable import Homeserver

@Suite struct JWTLoginTests {
    private let now = 1_700_000_000

    private func login(
        issuer: String? = nil, audience: String? = nil, _ change: (inout Homeserver.JWTLogin) -> Void = { _ in }
    ) -> Homeserver.JWTLogin {
        var login = Homeserver.JWTLogin(key: .secret(SampleTokens.secret), issuer: issuer, audience: audience)
        change(&login)
        return login
    }

    private func error(_ token: String, _ login: Homeserver.JWTLogin? = nil) -> JWTError? {
        do {
            _ = try (login ?? self.login()).person(token, server: "localhost", now: now * 1000)
            return nil
        } catch {
            return error
        }
    }

    @Test func claimsOfATokenThatIsInOrder() throws {
        let token = SampleTokens.signed([
            "sub": "anna", "name": "Änna", "exp": JSONValue(now + 60), "nbf": JSONValue(now - 60), "iss": "app",
            "aud": ["chat", "web"],
        ])
        let person = try login(issuer: "app", audience: "web").person(token, server: "localhost", now: now * 1000)
        #expect(person == Homeserver.JWTLogin.Person(user: UserID("@anna:localhost")!, displayName: "Änna"))
    }

    @Test func timesThatAreOver() {
        #expect(error(SampleTokens.signed(["sub": "anna", "exp": JSONValue(now - 31)])) == .expired)
        #expect(error(SampleTokens.signed(["sub": "anna", "exp": JSONValue(now - 29)])) == nil)
        #expect(error(SampleTokens.signed(["sub": "anna", "exp": "soon"])) == .malformed)
        #expect(error(SampleTokens.signed(["sub": "anna", "nbf": JSONValue(now + 31)])) == .notYetValid)
        #expect(error(SampleTokens.signed(["sub": "anna"]), login { $0.requiresExpiry = true }) == .expired)
    }

    @Test func otherIssuersAudiencesAndPeople() {
        #expect(error(SampleTokens.signed(["sub": "anna", "iss": "x"]), login(issuer: "app")) == .issuer)
        #expect(error(SampleTokens.signed(["sub": "anna"]), login(issuer: "app")) == .issuer)
        #expect(error(SampleTokens.signed(["sub": "anna", "aud": "x"]), login(audience: "chat")) == .audience)
        #expect(error(SampleTokens.signed(["sub": "anna", "aud": "chat"]), login(audience: "chat")) == nil)
        for subject in ["", "Ä", "@anna:elsewhere", "a b"] {
            #expect(error(SampleTokens.signed(["sub": .string(subject)])) == .subject)
        }
        #expect(error(SampleTokens.signed(["name": "x"])) == .subject)
    }

    @Test func tokensThatChooseHowTheyAreChecked() {
        #expect(error(SampleTokens.signed(["sub": "anna"], algorithm: "none")) == .algorithm("none"))
        #expect(error(SampleTokens.signed(["sub": "anna"], algorithm: "RS256")) == .algorithm("RS256"))
        let rsa = Homeserver.JWTLogin(key: .publicKey(pem: SampleTokens.publicKey))
        let confused = SampleTokens.signed(["sub": "anna"], key: Array(SampleTokens.publicKey.utf8))
        #expect(error(confused, rsa) == .algorithm("HS256"))
        #expect(error(SampleTokens.signed(["sub": "anna"], key: [1, 2, 3])) == .signature)
        for rubbish in ["", "a.b", "a.b.c", "..", String(repeating: "a", count: 20_000)] {
            #expect(error(rubbish) == .malformed)
        }
    }

    @Test func signatureByRSA() throws {
        var login = Homeserver.JWTLogin(
            key: .publicKey(pem: SampleTokens.publicKey), issuer: "app", audience: "chat")
        let person = try login.person(SampleTokens.signedByRSA, server: "localhost", now: now * 1000)
        #expect(person.user == UserID("@anna:localhost"))
        var parts = SampleTokens.signedByRSA.split(separator: ".").map(String.init)
        parts[1] = Base64.encode(Array(#"{"sub":"bob","iss":"app","aud":"chat"}"#.utf8), .urlSafe)
        #expect(error(parts.joined(separator: "."), login) == .signature)
        login.key = .publicKey(pem: "no key")
        #expect(throws: Homeserver.StartError.self) { try login.checkKey() }
        login.key = .secret([1, 2, 3])
        #expect(throws: Homeserver.StartError.self) { try login.checkKey() }
    }

    @Test func firstLoginMakesTheAccount() async throws {
        try await TestHomeserver.with(configure: { $0.jwtLogin = login() }) { server in
            let api = TestAPI(server.url)
            let flows = try await api.call(.loginFlows)["flows"]?.array?.compactMap { $0["type"]?.string } ?? []
            #expect(flows.contains("org.matrix.login.jwt"))
            let token = SampleTokens.signed(["sub": "anna", "name": "Änna"])
            let body: JSONValue = [
                "type": "org.matrix.login.jwt", "token": .string(token), "device_id": "PHONE", "refresh_token": true,
            ]
            let first = try await api.post("/_matrix/client/v3/login", body)
            #expect(first["user_id"] == "@anna:localhost")
            #expect(first["device_id"] == "PHONE")
            #expect(first["refresh_token"]?.string != nil)
            #expect(try await api.get("/_matrix/client/v3/profile/@anna:localhost")["displayname"] == "Änna")
            let again = try await api.post("/_matrix/client/v3/login", body)
            #expect(again["user_id"] == "@anna:localhost")
            try await expectRefusal(.forbidden, status: 403) {
                try await api.post(
                    "/_matrix/client/v3/login",
                    ["type": "org.matrix.login.jwt", "token": .string(SampleTokens.signed(["sub": "anna", "exp": 1]))])
            }
            try await expectRefusal(.forbidden, status: 403) {
                try await api.post(
                    "/_matrix/client/v3/login",
                    [
                        "type": "m.login.password", "identifier": ["type": "m.id.user", "user": "anna"],
                        "password": "",
                    ])
            }
        }
    }

    @Test func ownerWithoutPasswordShowsAnotherToken() async throws {
        try await TestHomeserver.with(configure: { $0.jwtLogin = login() }) { server in
            let token = SampleTokens.signed(["sub": "anna"])
            let session = try await TestAPI(server.url).post(
                "/_matrix/client/v3/login", ["type": "m.login.jwt", "token": .string(token)])
            let api = TestAPI(server.url, token: session["access_token"]?.string)
            let other = SampleTokens.signed(["sub": "bob"])
            let refused = try await api.request(
                "POST", "/_matrix/client/v3/account/deactivate",
                body: JSONValue(["auth": ["type": "org.matrix.login.jwt", "token": .string(other)]]).serialized())
            #expect(refused.status == 401)
            try await api.post(
                "/_matrix/client/v3/account/deactivate",
                ["auth": ["type": "org.matrix.login.jwt", "token": .string(token)]])
            try await expectRefusal(.userDeactivated, status: 403) {
                try await TestAPI(server.url).post(
                    "/_matrix/client/v3/login", ["type": "m.login.jwt", "token": .string(token)])
            }
        }
    }
}
