import Foundation
import SQLite
import Support
import Testing

@testable import Parlor

@Suite("A store that cannot be used")
struct StoreRecoveryTests {
    private func file(_ world: World) -> URL {
        let folder = SessionFolder(userID: "@anna:localhost", storeFolder: world.folder.appending(path: "anna"))
        return URL(filePath: folder.database ?? "")
    }

    /// Anna with a channel, a message that waits, and nobody connected.
    private func leaveAMessageWaiting(_ world: World) async throws -> ChannelId {
        let (anna, _, cid) = try await world.pair()
        await world.server.pause()
        try await anna.channelController(for: cid).createNewMessage(text: "Rescued")
        await anna.disconnect()
        return cid
    }

    @Test(arguments: [0, 1, 2])
    func isSetAsideRebuiltAndWhatWaitedIsSent(_ damage: Int) async throws {
        try await withWorld(.folder) { world in
            let cid = try await leaveAMessageWaiting(world)
            let file = file(world)
            switch damage {
            case 0: try Data("this is no database, it is a shopping list".utf8).write(to: file)
            // A newer version of the app was here.
            case 1: try Database(.file(file.path)).execute("PRAGMA user_version = 9999")
            // An earlier session met damage.
            default: try Data().write(to: StoreRepair.marker(of: file))
            }
            try await world.server.resume()
            let again = world.client("anna")
            try await again.connect(userID: "anna", password: World.password)
            let recovery = try #require(again.storeRecovery)
            #expect(recovery.reason == (damage == 1 ? .newerVersion : .damaged))
            #expect(FileManager.default.fileExists(atPath: recovery.setAside.path))
            #expect(recovery.setAside.lastPathComponent.hasPrefix("store-damaged-"))
            // Of a file that is no database nothing can be rescued.
            #expect(recovery.rescuedOperations == (damage == 0 ? 0 : 1))
            #expect(again.channel(cid)?.name == "Garden")
            let controller = again.channelController(for: cid)
            try await controller.synchronize()
            if damage != 0 {
                try await eventually("it is sent") {
                    controller.messages.first?.text == "Rescued" && controller.messages.first?.deliveryState == .sent
                }
            }
            await again.disconnect()
            let third = world.client("anna")
            try await third.connect(userID: "anna", password: World.password)
            #expect(third.storeRecovery == nil)
        }
    }

    @Test func damageThatShowsWhileConnectedIsMendedWithoutTheUser() async throws {
        try await withWorld(.folder) { world in
            let (anna, _, cid) = try await world.pair()
            let session = try anna.currentSession
            // What SQLite answers when it reads a page that is none.
            _ = session.store.damage.noting(SQLiteError.corruption)
            try await eventually("it has a new store") {
                anna.storeRecovery != nil && anna.connectionStatus.isConnected
            }
            #expect(anna.channel(cid)?.name == "Garden")
            #expect(try anna.currentSession !== session)
        }
    }

    @Test func aSecondClientOfTheSameUserIsToldThatTheStoreIsOpen() async throws {
        try await withWorld(.folder) { world in
            let anna = try await world.person("anna")
            let second = world.client("anna")
            await #expect { try await second.connect(userID: "anna", password: World.password) } throws: {
                ($0 as? ClientError)?.kind == .storeInUse
            }
            await anna.disconnect()
            try await second.connect(userID: "anna", password: World.password)
        }
    }

    @Test func aFullDiskIsSaidAndLosesNothing() async throws {
        try await withWorld(.folder) { world in
            let (anna, _, cid) = try await world.pair()
            let controller = anna.channelController(for: cid)
            try await controller.synchronize()
            try await controller.createNewMessage(text: "Before")
            let store = try anna.currentSession.store
            try await store.read { database in
                let pages = try database.first("PRAGMA page_count") { $0.int(0) } ?? 0
                try database.execute("PRAGMA max_page_count = \(pages)")
            }
            var refused: ClientError?
            // The last page has some room left.
            for _ in 0..<50 where refused == nil {
                do {
                    try await controller.createNewMessage(text: String(repeating: "x", count: 10_000))
                } catch {
                    refused = error as? ClientError
                }
            }
            #expect(refused?.kind == .diskFull)
            try await store.read { try $0.execute("PRAGMA max_page_count = 1000000") }
            try await controller.createNewMessage(text: "After")
            try await eventually("all that was taken is sent") {
                controller.messages.first?.text == "After"
                    && controller.messages.allSatisfy { $0.localState == nil && $0.eventID != nil }
            }
            #expect(controller.messages.last?.text == "Before")
        }
    }
}

extension SQLiteError {
    /// A real one, from a file that is none.
    static var corruption: SQLiteError {
        let file = FileManager.default.temporaryDirectory.appending(path: "parlor-\(UUID().uuidString)")
        try? Data(repeating: 7, count: 8192).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            _ = try Database(.file(file.path))
            fatalError("SQLite read a file that is none")
        } catch {
            return error as! SQLiteError
        }
    }
}
