internal import JSON
internal import Matrix
internal import SQLite

/// What is noted of a channel that the user is in for a while.
enum ChannelVisit: Sendable, Equatable {
    /// The homeserver ends it when nobody is there any more.
    case transient
    /// By these devices.
    case noted(devices: Set<String>)

    /// The kind of room account data it is noted in. For a transient visit the note stands in the store only.
    static let note = "org.parlor.entered"

    init?(_ content: JSONValue) {
        if content["transient"]?.bool == true {
            self = .transient
        } else {
            let devices = Set((content["devices"]?.array ?? []).compactMap(\.string))
            guard !devices.isEmpty else { return nil }
            self = .noted(devices: devices)
        }
    }

    var content: JSONValue {
        switch self {
        case .transient: ["transient": true]
        case .noted(let devices): ["devices": .array(devices.sorted().map { .string($0) })]
        }
    }
}

extension StoreTransaction {
    /// Notes from the user's own member event whether they are there for a while only.
    func takeVisit(_ member: SyncEvent, room: Int) throws {
        let isTransient =
            member.content["membership"]?.string == Membership.joined.rawValue
            && member.content[MemberContent.transientKey]?.bool == true
        let known = ChannelVisit(try note(ChannelVisit.note, room: room))
        if isTransient, known != .transient {
            try setNote(ChannelVisit.note, ChannelVisit.transient.content, room: room)
        } else if !isTransient, known == .transient {
            try setNote(ChannelVisit.note, [:], room: room)
        }
    }
}
