import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addReceiptRoutes() {
        let shard = services.shard
        on(.post, "/rooms/{roomId}/receipt/{receiptType}/{eventId}") { call in
            let type = call.parameter("receiptType")
            var mark = ReadMark(event: try call.eventID())
            if let thread = try call.optionalBody()["thread_id"] {
                guard let thread = thread.string, !thread.isEmpty, type != EventType.fullyRead.rawValue else {
                    throw MatrixError.invalid("thread_id is the root of a thread, or main, and goes with receipts.")
                }
                mark.thread = thread
            }
            if type == EventType.fullyRead.rawValue {
                try await shard.markRead(
                    [.init(kind: nil, mark: mark)], by: call.user, in: try call.roomID())
            } else if let kind = ReadReceipt.Kind(rawValue: type) {
                try await shard.markRead(
                    [.init(kind: kind, mark: mark)], by: call.user, in: try call.roomID())
            } else {
                throw MatrixError.invalid("There is no such kind of receipt.")
            }
            return .empty
        }
        on(.post, "/rooms/{roomId}/read_markers") { call in
            let body = try call.body()
            let kinds: [(String, ReadReceipt.Kind?)] = [
                (EventType.fullyRead.rawValue, nil), ("m.read", .read), ("m.read.private", .readPrivate),
            ]
            var marks: [ReadMark.Kinded] = []
            for (key, kind) in kinds {
                guard let text = body[key]?.string else { continue }
                guard let event = EventID(text) else { throw MatrixError.invalid("\(key) is no event id.") }
                marks.append(.init(kind: kind, mark: ReadMark(event: event)))
            }
            try await shard.markRead(marks, by: call.user, in: try call.roomID())
            return .empty
        }
    }
}

/// The place up to which someone read.
struct ReadMark: Sendable, Hashable {
    var event: EventID
    var thread: String?

    struct Kinded: Sendable, Hashable {
        /// `nil` for the fully-read marker, which is account data.
        var kind: ReadReceipt.Kind?
        var mark: ReadMark
    }
}
