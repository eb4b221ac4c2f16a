import JSON
import Matrix

/// The answer to `/sync`, before it becomes bytes.
struct SyncResponse: Sendable {
    var nextBatch: SyncToken
    var joined: [JoinedRoom] = []
    var invited: [StrippedRoom] = []
    var knocked: [StrippedRoom] = []
    var left: [JoinedRoom] = []
    var presence: [(user: UserID, presence: Presence)] = []
    var accountData: [StoredAccountData] = []
    /// Set on the first sync of someone whose push rules were never changed.
    var defaultPushRules: JSONValue?
    var toDevice: [[UInt8]] = []
    var deviceLists = DeviceLists()
    var keyCounts = KeyCounts()

    /// How many of the joined rooms have only news that waits for the room's next beat.
    var heldBack = 0

    var isEmpty: Bool { joined.isEmpty && canWait }

    /// Whether there is nothing that the client should hear of at once.
    var canWait: Bool {
        joined.count == heldBack && invited.isEmpty && knocked.isEmpty && left.isEmpty && presence.isEmpty
            && accountData.isEmpty && defaultPushRules == nil && toDevice.isEmpty && deviceLists.isEmpty
    }

    /// A room that the user is in, or was until now.
    struct JoinedRoom: Sendable {
        var id: RoomID
        var timeline: TimelineWindow
        var bundles: Bundles = [:]
        var state: [Event] = []
        var typing: [UserID]?
        var receipts: [ReadReceipt] = []
        var accountData: [StoredAccountData] = []
        var unread: UnreadCount?
        /// Whether threads are counted apart from the main timeline.
        var countsThreads = false
        var summary: RoomSummary?

        var isEmpty: Bool {
            timeline.events.isEmpty && state.isEmpty && typing == nil && receipts.isEmpty && accountData.isEmpty
                && summary == nil
        }
    }

    /// A room that the user may look into from outside: invited, or waiting at the door.
    struct StrippedRoom: Sendable {
        var id: RoomID
        var state: [Event]
    }
}
