/// What is sent one after the other. Lanes do not wait for each other, except where an operation depends on another one.
struct OutboxLane: Hashable, Sendable {
    enum Traffic: String, Sendable, CaseIterable {
        /// Events of a channel, in the order in which they were composed.
        case events
        /// Files. A channel's marks and another channel's messages do not wait for a film.
        case uploads
        /// What is the user's own: read markers, account data, tags, push rules.
        case marks
    }

    /// The row of the room, or ``OutboxItem/accountLane``.
    let room: Int
    let traffic: Traffic

    static func all(ofRoom room: Int) -> [OutboxLane] { Traffic.allCases.map { OutboxLane(room: room, traffic: $0) } }
}

extension OutboxItem.Kind {
    var traffic: OutboxLane.Traffic {
        switch self {
        case .upload: .uploads
        case .message, .edit, .redaction, .reaction, .stateEvent: .events
        case .readMarker, .accountData, .tag, .pushRule: .marks
        }
    }

    /// Whether only the newest content of its type counts.
    var isLastWriterWins: Bool {
        switch self {
        case .readMarker, .stateEvent, .accountData, .tag, .pushRule: true
        case .upload, .message, .edit, .redaction, .reaction: false
        }
    }
}
