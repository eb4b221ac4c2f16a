import Matrix
import Support
import Testing

@testable import Parlor

@Suite("Several who type")
struct SeveralTypersTests {
    @Test(arguments: Backend.chosen) func bothAreNamed(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let people = try await world.people("anna", "ben", "clara")
            let cid = try await world.channel(of: people[0], with: Array(people.dropFirst()))
            let controllers = [
                try await people[0].open(cid), try await people[1].open(cid), try await people[2].open(cid),
            ]
            try await controllers[1].sendKeystrokeEvent()
            try await controllers[2].sendKeystrokeEvent()
            try await eventually("anna sees both") {
                Set(controllers[0].channel?.typingUsers.map(\.id) ?? []) == [people[1].userID, people[2].userID]
            }
            try await controllers[1].sendStopTypingEvent()
            try await eventually("one is left") { controllers[0].channel?.typingUsers.map(\.id) == [people[2].userID] }
        }
    }

    @Test(arguments: Backend.chosen) func whoHasSentTypesNoMore(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.sendKeystrokeEvent()
            try await eventually("ben sees her type") { his.channel?.typingUsers.isEmpty == false }
            try await hers.createNewMessage(text: "done")
            try await eventually("ben sees the message and nobody who types") {
                his.messages.first?.text == "done" && his.channel?.typingUsers.isEmpty == true
            }
        }
    }

    @Test(arguments: Backend.chosen) func nobodyTypesForWhoIsOffline(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.sendKeystrokeEvent()
            try await eventually("ben sees her type") { his.channel?.typingUsers.isEmpty == false }
            ben.offline()
            try await eventually("what is known of typing is forgotten") { his.channel?.typingUsers.isEmpty == true }
        }
    }
}
