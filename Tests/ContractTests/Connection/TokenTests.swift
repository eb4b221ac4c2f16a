import Foundation
import Homeserver
import JSON
import Matrix
import Support
import Testing

@testable import Parlor

/// Sessions that don't begin with a password, and those whose token ends while it is in use.
///
/// At our own homeserver only: how long tokens hold and whose signature is good are settings of the server.
@Suite("Tokens that are signed, and tokens that end")
struct TokenTests {
    @Test func aSignedTokenLetsSomebodyNewInAndTheyStay() async throws {
        try await TestHomeserver.with(configure: {
            $0.jwtLogin = Homeserver.JWTLogin(key: .secret(SampleTokens.secret), issuer: "app")
        }) { server in
            try await World.run(.parlor, at: server) { world in
                let anna = try await world.person("anna")
                let (wire, client) = world.client()
                let ben = Person(name: "ben", userID: "@ben:localhost", password: "", wire: wire, client: client)
                let token = SampleTokens.signed(["sub": "ben", "name": "Ben", "iss": "app"])
                try await ben.client.connect(userID: ben.userID, jwt: token)
                try await eventually("his name is known") { ben.client.currentUser?.name == "Ben" }
                let cid = try await world.channel(of: anna, with: [ben])
                try await ben.open(cid).createNewMessage(text: "Hello")
                let hers = try await anna.open(cid)
                try await eventually("anna reads it") { hers.texts == ["Hello"] }
                // The account has no password, and a token of someone else's app opens nothing.
                let forged = SampleTokens.signed(["sub": "ben", "iss": "app"], key: Array("another secret".utf8))
                let stranger = world.client().client
                let error = await #expect(throws: ClientError.self) {
                    try await stranger.connect(userID: ben.userID, jwt: forged)
                }
                #expect(error?.kind == .wrongCredentials)
                await ben.client.disconnect()
            }
        }
    }

    /// A client whose clock goes renews its token before it ends; one whose clock stands still learns of its end by a refusal.
    @Test(arguments: [true, false]) func tokensThatEndAreRenewedUnderAConversation(_ clockGoes: Bool) async throws {
        try await TestHomeserver.with(configure: { $0.accessTokenLifetime = .seconds(6) }) { server in
            try await World.run(.parlor, at: server) { world in
                let start = Date()
                let (anna, ben, cid) = try await world.pair {
                    if !clockGoes { $0.dependencies.now = { start } }
                }
                let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
                let api = try anna.client.currentSession.api
                let (first, room) = (try #require(api.accessToken), try anna.room(cid))
                try await hers.createNewMessage(text: "one")
                try await eventually("the token is another one") {
                    _ = try await api.members(of: room)
                    return api.accessToken != first
                }
                try await hers.createNewMessage(text: "two")
                try await eventually("all of it came, once each") { his.texts == ["two", "one"] }
                #expect(anna.client.connectionStatus.isConnected)
                // Written down, so that the app can be opened again.
                let stored = try await anna.client.currentSession.storedCredentials()
                #expect(stored?.token.refreshToken != nil)
            }
        }
    }
}
