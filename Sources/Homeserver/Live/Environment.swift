import Crypto
import Foundation
import Matrix

/// Names, clock and chance, injected so that tests can hold them.
struct Environment: Sendable {
    var serverName: String
    /// Milliseconds since 1970.
    var now: @Sendable () -> Int = { Int(Date().timeIntervalSince1970 * 1000) }
    /// A URL-safe text of so many random bytes.
    var token: @Sendable (_ bytes: Int) -> String = { SecureRandom.token($0) }

    func newRoomID() -> RoomID {
        // Letters, digits and "-_" only, and a valid server name: always an identifier.
        RoomID("!\(token(15)):\(serverName)")!
    }

    /// Someone without a running sync counts as gone after so many milliseconds.
    var presencePatience = 30_000
    /// Someone who entered a room for a while leaves it after so many milliseconds without a running sync.
    var visitorPatience = 60_000
    /// Rooms with more members than this are crowds.
    var crowdSize = 500
    /// Names this run of the server.
    var run = SecureRandom.token(6)

    /// `$` and 43 characters, as in every room version since 4.
    func newEventID() -> EventID { EventID("$\(token(32))")! }

    /// A name for someone who chose none.
    func newLocalpart() -> String {
        String(token(12).lowercased().filter { $0.isLetter || $0.isNumber })
    }

    func isLocal(_ user: UserID) -> Bool { user.server == serverName }
}
