import Foundation
import Testing

@testable import Parlor

@Suite("Connecting")
struct ConnectingTests {
    private func kind(_ body: () async throws -> Void) async -> ClientError.Kind? {
        do {
            try await body()
            return nil
        } catch {
            return (error as? ClientError)?.kind
        }
    }

    @Test func aWrongPasswordIsSaidAsSuchAndLeavesNothing() async throws {
        try await withWorld { world in
            _ = try await world.person("anna")
            let other = world.client("other")
            #expect(await kind { try await other.connect(userID: "anna", password: "wrong") } == .wrongCredentials)
            #expect(other.currentUserId == nil)
            guard case .disconnected(let error?) = other.connectionStatus else {
                Issue.record("\(other.connectionStatus)")
                return
            }
            #expect(error.kind == .wrongCredentials)
            #expect(error.recovery == .signInAgain)
        }
    }

    @Test func aShortNameBecomesAFullIdentifier() async throws {
        try await withWorld { world in
            await world.end(try await world.person("anna"))
            let client = world.client("anna")
            try await client.connect(userID: "anna", password: World.password)
            #expect(client.currentUserId == "@anna:localhost")
            #expect(client.connectionStatus == .connected)
            try await eventually("the profile is there") { client.currentUser?.displayName == "anna" }
        }
    }

    @Test func aTokenServesInsteadOfAPassword() async throws {
        try await withWorld { world in
            let user = try await world.server.register("anna")
            let client = world.client()
            try await client.connect(userID: user.id.rawValue, token: user.token)
            #expect(client.currentUserId == "@anna:localhost")
        }
    }

    @Test func anUnknownTokenAndOneOfSomebodyElseAreRefused() async throws {
        try await withWorld { world in
            let user = try await world.server.register("anna")
            let client = world.client()
            #expect(await kind { try await client.connect(userID: "@anna:localhost", token: "nonsense") } == .signedOut)
            #expect(
                await kind { try await client.connect(userID: "@ben:localhost", token: user.token) }
                    == .wrongCredentials)
        }
    }

    @Test func withNobodyThereAndNothingStoredItSaysUnreachable() async throws {
        try await withWorld { world in
            _ = try await world.server.register("anna")
            await world.server.pause()
            let client = world.client()
            #expect(await kind { try await client.connect(userID: "anna", password: "x") } == .unreachable)
            #expect(client.currentUserId == nil)
        }
    }

    @Test func anAccountThatExistsCannotBeMadeAgain() async throws {
        try await withWorld { world in
            _ = try await world.person("anna")
            let other = world.client("other")
            #expect(await kind { try await other.register(username: "anna", password: "x") } == .userIDTaken)
        }
    }

    @Test func withoutAUserEveryCallSaysSo() async throws {
        try await withWorld { world in
            let client = world.client()
            let cid = ChannelId(type: .messaging, id: "general")
            #expect(await kind { try await client.createChannel(name: "x") } == .notConnected)
            #expect(await kind { try await client.channelController(for: cid).synchronize() } == .notConnected)
            #expect(
                await kind { try await client.channelController(for: cid).createNewMessage(text: "x") } == .notConnected
            )
            let list = client.channelListController(query: .init(filter: .containMembers(userIds: ["x"])))
            #expect(await kind { try await list.synchronize() } == .notConnected)
        }
    }

    @Test func twoClientsInOneProcessAreStrangers() async throws {
        try await withWorld { world in
            let anna = try await world.person("anna")
            let ben = try await world.person("ben")
            _ = try await anna.createChannel(name: "Hers")
            #expect(anna.currentUserId != ben.currentUserId)
            let his = ben.channelListController(query: .init(filter: .exists(.cid)))
            try await his.synchronize()
            #expect(his.channels.isEmpty)
        }
    }

    @Test func aChangeOfUserShowsTheOtherUsersChannelsOnly() async throws {
        try await withWorld { world in
            let client = try await world.person("anna")
            let list = client.channelListController(query: .init(filter: .exists(.cid)))
            _ = try await client.createChannel(name: "Hers")
            try await eventually("her list") { list.channels.map(\.name) == ["Hers"] }
            try await client.register(username: "ben", password: World.password)
            #expect(client.currentUserId == "@ben:localhost")
            try await eventually("his empty list") { list.channels.isEmpty }
            try await client.connect(userID: "anna", password: World.password)
            try await eventually("her list again") { list.channels.map(\.name) == ["Hers"] }
        }
    }

    @Test func loggingOutEndsTheSessionAndRemovesWhatWasStored() async throws {
        try await withWorld { world in
            let client = try await world.person("anna")
            _ = try await client.createChannel(name: "Hers")
            let session = try client.currentSession
            let (folder, token) = (session.folder.url, session.api.accessToken ?? "")
            try await client.logout()
            #expect(client.currentUserId == nil)
            #expect(!FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)))
            #expect(await kind { try await client.connect(userID: "@anna:localhost", token: token) } == .signedOut)
        }
    }

    @Test func aTokenThatIsRevokedMeanwhileEndsTheConnectionWithThatError() async throws {
        try await withWorld { world in
            let user = try await world.server.register("anna")
            let client = world.client()
            try await client.connect(userID: user.id.rawValue, token: user.token)
            try await user.api.post("/_matrix/client/v3/logout")
            client.reconnectNow()
            try await eventually("the client notices") {
                if case .disconnected(let error) = client.connectionStatus { error?.kind == .signedOut } else { false }
            }
        }
    }

    @Test func theStatusIsHeardAsASequenceFromNowOn() async throws {
        try await withWorld { world in
            let client = world.client("anna")
            var statuses = client.connectionStatusUpdates.makeAsyncIterator()
            #expect(await statuses.next() == .disconnected(nil))
            try await client.register(username: "anna", password: World.password)
            #expect(await statuses.next() == .connecting)
            #expect(await statuses.next() == .connected)
        }
    }

    @Test func aFolderThatCannotBeWrittenIsATypedError() async throws {
        try await withWorld { world in
            _ = try await world.server.register("anna")
            let client = world.client { $0.storeFolder = URL(filePath: "/dev/null/nowhere") }
            #expect(await kind { try await client.connect(userID: "anna", password: "pass-word-1") } == .store)
        }
    }
}
