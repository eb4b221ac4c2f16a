internal import JSON

/// The answer to `/sync`, cut into what the store applies. Specification: client-server API, "Syncing".
struct SyncResponse: Sendable {
    let nextBatch: String
    var joined: [JoinedRoom] = []
    var invited: [InvitedRoom] = []
    /// Rooms that the user asks to be let into.
    var knocked: [InvitedRoom] = []
    var left: [LeftRoom] = []
    var accountData: [SyncEvent] = []
    var presence: [SyncEvent] = []

    struct Timeline: Sendable {
        var events: [SyncEvent] = []
        /// Events are missing before the first one.
        var isLimited = false
        var previousBatch: String?

        init(_ json: JSONElement?) {
            events = SyncEvent.all(in: json?["events"])
            isLimited = json?["limited"]?.bool ?? false
            previousBatch = json?["prev_batch"]?.string
        }
    }

    struct JoinedRoom: Sendable {
        let roomID: String
        let timeline: Timeline
        let state: [SyncEvent]
        let ephemeral: [SyncEvent]
        let accountData: [SyncEvent]
        let heroes: [String]?
        let joinedCount: Int?
        let invitedCount: Int?
        let notificationCount: Int?
        let highlightCount: Int?
        /// By the event identifier of a thread's first message; nil when the homeserver does not count threads apart.
        let threadCounts: [String: ChannelUnreadCount]?
    }

    struct InvitedRoom: Sendable {
        let roomID: String
        let state: [SyncEvent]
    }

    struct LeftRoom: Sendable {
        let roomID: String
        let timeline: Timeline
        let state: [SyncEvent]
    }

    /// - Returns: nil when the document is no answer to `/sync`.
    init?(_ document: JSONDocument) {
        let root = document.root
        guard let nextBatch = root["next_batch"]?.string else { return nil }
        self.nextBatch = nextBatch
        accountData = SyncEvent.all(in: root["account_data"]?["events"])
        presence = SyncEvent.all(in: root["presence"]?["events"])
        let rooms = root["rooms"]
        joined = rooms?["join"]?.fields.map { JoinedRoom($0, $1) } ?? []
        invited =
            rooms?["invite"]?.fields.map {
                InvitedRoom(roomID: $0, state: SyncEvent.all(in: $1["invite_state"]?["events"]))
            } ?? []
        knocked =
            rooms?["knock"]?.fields.map {
                InvitedRoom(roomID: $0, state: SyncEvent.all(in: $1["knock_state"]?["events"]))
            } ?? []
        left =
            rooms?["leave"]?.fields.map {
                LeftRoom(
                    roomID: $0, timeline: Timeline($1["timeline"]), state: SyncEvent.all(in: $1["state"]?["events"]))
            } ?? []
    }
}

extension SyncResponse.JoinedRoom {
    init(_ roomID: String, _ json: JSONElement) {
        self.roomID = roomID
        timeline = SyncResponse.Timeline(json["timeline"])
        state = SyncEvent.all(in: json["state"]?["events"])
        ephemeral = SyncEvent.all(in: json["ephemeral"]?["events"])
        accountData = SyncEvent.all(in: json["account_data"]?["events"])
        let summary = json["summary"]
        heroes = summary?["m.heroes"].map { $0.elements.compactMap(\.string) }
        joinedCount = summary?["m.joined_member_count"]?.int
        invitedCount = summary?["m.invited_member_count"]?.int
        let unread = json["unread_notifications"]
        notificationCount = unread?["notification_count"]?.int
        highlightCount = unread?["highlight_count"]?.int
        threadCounts = json["unread_thread_notifications"].map { threads in
            Dictionary(
                threads.fields.map { root, count in
                    (
                        root,
                        ChannelUnreadCount(
                            messages: count["notification_count"]?.int ?? 0,
                            mentions: count["highlight_count"]?.int ?? 0)
                    )
                }, uniquingKeysWith: { $1 })
        }
    }
}
