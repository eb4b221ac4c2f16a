import Foundation
import Testing

@testable import Parlor

@Suite("Signing out")
struct LeavingTests {
    @Test(arguments: Backend.chosen) func logoutEndsTheSessionAndLeavesNothing(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, _, cid) = try await world.pair()
            let controller = try await anna.open(cid)
            try await controller.createNewMessage(text: "Bye")
            let session = try anna.client.currentSession
            let (folder, token) = (session.folder.url, try #require(session.api.accessToken))
            try await anna.client.logout()
            #expect(!FileManager.default.fileExists(atPath: folder.path))
            #expect(anna.client.currentUserId == nil && controller.messages.isEmpty)
            let stranger = HomeserverAPI(homeserver: anna.client.config.homeserver, transport: URLSessionTransport())
            await #expect { _ = try await stranger.whoami(token) } throws: { ($0 as? ClientError)?.kind == .signedOut }
            stranger.transport.close()
        }
    }

    @Test(arguments: Backend.chosen) func tokensAreRenewedByTheProvider(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let person = try await world.person("anna")
            await person.client.disconnect()
            let (first, second) = (
                try await world.login(person.name, password: person.password),
                try await world.login(person.name, password: person.password)
            )
            let (_, client) = world.client()
            let isFirst = Once()
            try await client.connect(
                userID: person.userID,
                tokenProvider: {
                    isFirst.take() ? first.token : second.token
                })
            _ = try await first.api.post("/_matrix/client/v3/logout", [:])
            client.reconnectNow()
            try await eventually("the second token is in use") {
                try client.currentSession.api.accessToken == second.token && client.connectionStatus.isConnected
            }
            await client.disconnect()
        }
    }
}
