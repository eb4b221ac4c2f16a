import Matrix
import Testing

@testable import Homeserver

@Suite struct PublicDirectoryTests {
    private func room(_ number: Int) -> RoomID { RoomID("!\(number):localhost")! }

    @Test func onlyPublishedRoomsAreTold() {
        var directory = PublicDirectory(rooms: [room(1)])
        directory.note(room(1))
        directory.note(room(2))
        directory.tell()
        #expect(directory.changes(after: 0) == [room(1)])
        directory.set(room(2), isPublished: true)
        directory.set(room(2), isPublished: true)
        directory.tell()
        #expect(directory.changes(after: 1) == [room(2)])
        #expect(directory.changes(after: 2) == [])
        #expect(directory.changes(after: 3) == nil)
    }

    @Test func aBeatTellsOfARoomOnce() {
        var directory = PublicDirectory(rooms: [room(1)])
        for _ in 1...100 { directory.note(room(1)) }
        directory.tell()
        directory.tell()
        #expect(directory.beat == 1)
        directory.note(room(1))
        directory.tell()
        #expect(directory.changes(after: 0) == [room(1)])
    }

    @Test func whoeverMissedVeryMuchAsksAgain() {
        var directory = PublicDirectory(rooms: (0..<600).map(room))
        for number in 0..<600 { directory.note(room(number)) }
        directory.tell()
        #expect(directory.changes(after: 0) == nil)
        #expect(directory.changes(after: 1) == [])
        for _ in 0..<12_000 {
            directory.note(room(1))
            directory.tell()
        }
        #expect(directory.changes(after: 1) == nil)
        #expect(directory.changes(after: directory.beat - 100) == [room(1)])
    }

    @Test func tokensOfPages() {
        let token = DirectoryPageToken.behind(joined: 12, RoomID("!a_b:localhost")!)
        #expect(DirectoryPageToken(token.text) == token)
        #expect(DirectoryPageToken("p7") == .offset(7))
        for nonsense in ["", "p-1", "k12", "k_!a:localhost", "k5_nothing", "x"] {
            #expect(DirectoryPageToken(nonsense) == nil, "\(nonsense)")
        }
    }
}
