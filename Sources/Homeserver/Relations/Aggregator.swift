import JSON
import Matrix

/// By the position of an event: the inside of its `m.relations`, as one reader sees it.
typealias Bundles = [Int: [UInt8]]

/// Sums up what relates to an event: the latest edit, the thread below it, what refers to it.
///
/// Reactions are not summed up: clients ask for them at `/relations`, as the specification has it.
/// Specification: client-server API, "Aggregations of child events".
struct Aggregator: Sendable {
    /// More references than this are not named.
    private static let mostReferences = 100

    let store: any EventStore
    let room: RoomRecord
    let viewer: Viewer
    /// Nothing after this position is looked at.
    let through: Int

    func bundles(for events: [Event]) throws -> Bundles {
        let candidates = Set(events.map(\.id))
        let parents = try store.parents(among: Array(candidates), in: room)
        var bundles: Bundles = [:]
        for event in events where parents.contains(event.id) {
            if let bundle = try bundle(for: event) { bundles[event.position] = bundle }
        }
        return bundles
    }

    private func bundle(for event: Event) throws -> [UInt8]? {
        let replacement = try replacement(of: event)
        let thread = try store.thread(of: event, for: viewer, through: through)
        let references = try store.references(to: event, for: viewer, through: through, limit: Self.mostReferences)
        if replacement == nil && thread == nil && references.isEmpty { return nil }
        let latest = try thread.map { try written($0.latest) }
        var json = JSONWriter()
        json.object { json in
            if let replacement {
                json.key("m.replace")
                replacement.write(to: &json, .standalone, for: viewer.device)
            }
            if !references.isEmpty {
                json.object("m.reference") { json in
                    json.field("chunk", .array(references.map { ["event_id": .string($0.rawValue)] }))
                }
            }
            if let thread, let latest {
                json.object("m.thread") { json in
                    json.field("count", thread.count)
                    json.field("current_user_participated", thread.hasParticipated || event.sender == viewer.user)
                    json.field("latest_event", raw: latest)
                }
            }
        }
        return json.bytes
    }

    /// The latest event of a thread, with its own latest edit.
    private func written(_ event: Event) throws -> [UInt8] {
        var bundle: [UInt8]?
        if let edit = try replacement(of: event) {
            var json = JSONWriter()
            json.object { json in
                json.key("m.replace")
                edit.write(to: &json, .standalone, for: viewer.device)
            }
            bundle = json.bytes
        }
        var json = JSONWriter()
        event.write(to: &json, .standalone, for: viewer.device, relations: bundle)
        return json.bytes
    }

    /// The latest valid edit: by the same person, of the same type; a redacted event has none, nor has state.
    private func replacement(of event: Event) throws -> Event? {
        guard !event.isState, !event.isRedacted, event.relation?.kind != .replace else { return nil }
        return try store.latestReplacement(of: event, through: through)
    }
}

/// What is told of a thread at its root.
struct ThreadSummary: Sendable {
    var count: Int
    var latest: Event
    var hasParticipated: Bool
}
