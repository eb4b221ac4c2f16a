import Matrix
import Support
import Synchronization
import Testing

@testable import Parlor

@Suite("Trouble with the network and the homeserver")
struct TroubleTests {
    @Test(arguments: Backend.chosen) func withoutANetworkAndANewStoreThereIsNothingToShow(_ backend: Backend)
        async throws
    {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let (wire, client) = world.client()
            wire.cut()
            let error = await #expect(throws: ClientError.self) {
                try await client.connect(userID: anna.userID, password: anna.password)
            }
            #expect(error?.kind == .unreachable)
            #expect(error?.recovery == .retry)
        }
    }

    @Test(arguments: Backend.chosen) func withoutANetworkWhatIsStoredCanBeRead(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            try await anna.open(cid).createNewMessage(text: "Hello")
            try await eventually("ben has it") { ben.channel(cid)?.previewMessage?.text == "Hello" }
            ben.offline()
            try await ben.restart()
            #expect(ben.channel(cid)?.name == "Garden")
            let his = ben.client.channelController(for: cid)
            try await eventually("history can be read") { his.messages.map(\.text) == ["Hello"] }
            let error = await #expect(throws: ClientError.self) { try await his.synchronize() }
            #expect(error?.kind == .unreachable)
        }
    }

    @Test(arguments: Backend.chosen) func theStatusSaysThatItWaitsAndThatItIsBack(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            anna.offline()
            try await eventually("it waits") {
                if case .waiting(_, _, let error) = anna.client.connectionStatus {
                    error.kind == .unreachable
                } else {
                    false
                }
            }
            anna.online()
            try await eventually("it is back") { anna.client.connectionStatus.isConnected }
        }
    }

    @Test(arguments: Backend.chosen) func aGatewaysErrorPageIsNoAnswer(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = try await ben.open(cid)
            let count = Mutex(0)
            ben.wire.fail { request in
                guard request.url.path().hasSuffix("/sync") else { return nil }
                let isEarly = count.withLock { count in
                    count += 1
                    return count <= 3
                }
                return isEarly ? .answers(status: 200, body: "<html>Please log in to the hotel's network</html>") : nil
            }
            ben.client.reconnectNow()
            try await anna.open(cid).createNewMessage(text: "Hello")
            try await eventually("it comes through in the end") { his.messages.first?.text == "Hello" }
        }
    }

    @Test(arguments: Backend.chosen) func aSyncWhoseAnswerIsLostIsAskedAgain(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = try await ben.open(cid)
            let isFirst = Once()
            ben.wire.fail { request in
                request.url.path().hasSuffix("/sync") && isFirst.take() ? .losesAnswer : nil
            }
            try await anna.open(cid).createNewMessage(text: "Hello")
            try await anna.open(cid).createNewMessage(text: "Again")
            try await eventually("nothing is lost") { his.messages.map(\.text) == ["Again", "Hello"] }
        }
    }

    @Test(arguments: Backend.chosen) func theNetworkComesAndGoesDuringAConversation(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            for number in 0..<12 {
                if number.isMultiple(of: 3) { ben.offline() }
                try await (number.isMultiple(of: 2) ? hers : his).createNewMessage(text: "\(number)")
                if number % 3 == 2 { ben.online() }
            }
            try await eventually("both have all, in one order, once") {
                hers.messages.count == 12 && hers.messages.map(\.text) == his.messages.map(\.text)
                    && hers.messages.allSatisfy { $0.localState == nil }
            }
            #expect(Set(hers.messages.map(\.text)) == Set((0..<12).map(String.init)))
        }
    }

    @Test(arguments: Backend.chosen) func anUnusableNameIsRefused(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let client = world.client().client
            let error = await #expect(throws: ClientError.self) {
                try await client.register(username: "Not A Name!", password: World.password)
            }
            #expect(error?.kind == .invalidUserID)
            #expect(error?.recovery == .giveUp)
        }
    }

    @Test(arguments: Backend.chosen) func anUnknownTokenHasToBeRenewed(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let client = world.client().client
            let error = await #expect(throws: ClientError.self) {
                try await client.connect(userID: anna.userID, token: "made-up")
            }
            #expect(error?.kind == .signedOut)
            #expect(error?.recovery == .signInAgain)
        }
    }

    @Test(arguments: Backend.chosen) func aMessageThatIsEmptyOrTooLongIsRefusedAtOnce(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let hers = try await anna.open(cid)
            let empty = await #expect(throws: ClientError.self) { try await hers.createNewMessage(text: "  \n") }
            #expect(empty?.kind == .emptyMessage)
            let long = await #expect(throws: ClientError.self) {
                try await hers.createNewMessage(text: String(repeating: "x", count: 70_000))
            }
            #expect(long?.kind == .tooLarge)
            #expect(hers.messages.isEmpty)
            #expect(ben.channel(cid)?.previewMessage == nil)
        }
    }

    @Test(arguments: Backend.chosen) func aNameThatIsNoChannel(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let error = await #expect(throws: ClientError.self) {
                try await anna.client.channelController(for: "no colon").synchronize()
            }
            #expect(error?.kind == .invalidChannelId)
        }
    }

    @Test(arguments: Backend.chosen) func anotherUserSignsInOnTheSameClient(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Hers")
            let controller = anna.client.channelController(for: cid)
            try await anna.client.connect(userID: ben.userID, password: ben.password)
            #expect(anna.client.currentUserId == ben.userID)
            #expect(anna.channel(cid) == nil)
            #expect(controller.messages.isEmpty)
            try await anna.client.connect(userID: anna.userID, password: anna.password)
            #expect(anna.channel(cid)?.name == "Hers")
        }
    }
}
