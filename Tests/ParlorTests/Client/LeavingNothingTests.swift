import Foundation
import Support
import Testing

@testable import Parlor

@Suite("Who goes leaves nothing behind")
struct LeavingNothingTests {
    private func files(in folder: URL) -> [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
    }

    @Test func logoutDeletesStoreMediaUploadsAndDrafts() async throws {
        try await withWorld(.folder) { world in
            let (anna, _, cid) = try await world.pair()
            let controller = anna.channelController(for: cid)
            try await controller.synchronize()
            try await controller.createNewMessage(
                text: "", attachments: [.image(.data([1, 2, 3]), name: "x.png", mimeType: "image/png")])
            try await eventually("it is sent") { controller.messages.first?.deliveryState == .sent }
            let folder = world.folder.appending(path: "anna")
            #expect(!files(in: try anna.currentSession.folder.media).isEmpty)
            try await anna.logout()
            #expect(files(in: folder) == [])
            #expect(anna.currentUserId == nil && anna.currentUser == nil && anna.channel(cid) == nil)
            #expect(anna.totalUnreadCount == .noUnread)
            #expect(controller.messages.isEmpty && controller.channel == nil)
        }
    }

    @Test func logoutWithoutAHomeserverDeletesAllTheSame() async throws {
        try await withWorld(.folder) { world in
            let anna = try await world.person("anna")
            await world.server.pause()
            await #expect(throws: ClientError.self) { try await anna.logout() }
            #expect(files(in: world.folder.appending(path: "anna")) == [])
        }
    }

    @Test func theSessionOfTheUserBeforeIsGoneFromMemory() async throws {
        try await withWorld(.folder) { world in
            let client = world.client("shared")
            try await client.register(username: "anna", password: World.password)
            let cid = try await client.createChannel(name: "Garden", id: "garden")
            let controller = client.channelController(for: cid)
            try await controller.synchronize()
            try await controller.createNewMessage(text: "Anna's")
            weak var session: UserSession?
            weak var store: UserStore?
            weak var engine: SyncEngine?
            do {
                let current = try client.currentSession
                (session, store, engine) = (current, current.store, current.engine)
            }
            try await client.register(username: "ben", password: World.password)
            try await eventually("anna's session is gone") { session == nil && store == nil && engine == nil }
            #expect(client.currentUserId == "@ben:localhost")
            #expect(client.channel(cid) == nil)
            #expect(controller.messages.isEmpty)
        }
    }

    @Test func severalClientsInOneProcessKnowNothingOfEachOther() async throws {
        try await withWorld(.folder) { world in
            var clients: [ChatClient] = []
            for name in ["anna", "ben", "carla"] {
                let client = try await world.person(name)
                try await client.createChannel(name: "Of \(name)", id: name)
                clients.append(client)
            }
            for client in clients {
                let list = client.channelListController(
                    query: .init(filter: .containMembers(userIds: [try #require(client.currentUserId)])))
                try await list.synchronize()
                #expect(list.channels.count == 1)
            }
            await clients[0].disconnect()
            #expect(clients[0].currentUserId == nil)
            #expect(clients[1].connectionStatus.isConnected && clients[2].connectionStatus.isConnected)
        }
    }
}
