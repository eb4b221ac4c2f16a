import HTTPServer
import Matrix

extension API {
    mutating func addTimestampRoutes() {
        let services = services
        onExactly(.get, "/_matrix/client/v1/rooms/{roomId}/timestamp_to_event") { call in
            guard let time = try call.integer("ts") else { throw MatrixError.missing("ts") }
            let direction: TimelineRange.Direction
            switch call.request.query("dir") {
            case "f": direction = .forwards
            case "b": direction = .backwards
            default: throw MatrixError.invalid("dir is b or f.")
            }
            let reader = try await services.shard.historyReader(of: try call.roomID(), for: call.user)
            guard let event = try reader.event(closestTo: time, direction) else {
                throw MatrixError.notFound(
                    "There is no event \(direction == .forwards ? "after" : "before") this time.")
            }
            return .object { json in
                json.field("event_id", event.id.rawValue)
                json.field("origin_server_ts", event.timestamp)
            }
        }
    }
}

extension HistoryReader {
    /// The first event at or after a time, or the last one at or before it, that this person may read.
    func event(closestTo time: Int, _ direction: TimelineRange.Direction) throws -> Event? {
        var offset = 0
        while offset < 1_000 {
            let events = try store.events(in: room, closestTo: time, direction, offset: offset, limit: 50)
            if let event = events.first(where: { $0.position <= published && admits($0) }) { return event }
            guard events.count == 50 else { return nil }
            offset += events.count
        }
        return nil
    }
}
