import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addHistoryRoutes() {
        let services = services
        on(.get, "/rooms/{roomId}/messages") { call in try await services.messages(call) }
        on(.get, "/rooms/{roomId}/context/{eventId}") { call in try await services.context(call) }
        on(.get, "/rooms/{roomId}/event/{eventId}") { call in
            let (event, reader) = try await services.event(call)
            var json = JSONWriter()
            let bundles = try reader.bundles(for: [event], on: call.session.device)
            event.write(to: &json, .standalone, for: call.session.device, relations: bundles[event.position])
            return .json(json.bytes)
        }
    }
}

extension Services {
    /// The event that a path names.
    ///
    /// - Throws: `M_NOT_FOUND` also where the caller may read nothing: whether it exists is nobody else's business.
    func event(_ call: Call, includingIgnored: Bool = false) async throws -> (event: Event, reader: HistoryReader) {
        let unknown = MatrixError.notFound("There is no such event that you may read.")
        let reader: HistoryReader
        do {
            reader = try await shard.historyReader(of: try call.roomID(), for: call.user)
        } catch let error as MatrixError where error.code == .forbidden {
            throw unknown
        }
        guard let event = try reader.event(try call.eventID(), includingIgnored: includingIgnored) else {
            throw unknown
        }
        return (event, reader)
    }

    private static let largestPage = 1_000

    fileprivate func messages(_ call: Call) async throws -> Response {
        let room = try call.roomID()
        let reader = try await shard.historyReader(of: room, for: call.user)
        let direction: TimelineRange.Direction
        switch call.request.query("dir") {
        case "b": direction = .backwards
        case "f": direction = .forwards
        default: throw MatrixError.invalid("dir is b or f.")
        }
        let from = try token("from", call) ?? (direction == .forwards ? 0 : reader.published)
        let limit = min(max(try call.integer("limit") ?? 10, 1), Self.largestPage)
        let filter = try call.request.query("filter").map { try eventFilter($0) } ?? EventFilter()
        let page = try reader.page(direction, from: from, to: try token("to", call), limit: limit, filter: filter)
        let bundles = try reader.bundles(for: page.events, on: call.session.device)
        let members = filter.lazyLoadMembers ? try await shard.members(Set(page.events.map(\.sender)), of: room) : []
        return .object { json in
            json.field("start", PaginationToken(position: from).text)
            json.field("end", ifPresent: page.end?.text)
            json.write("chunk", page.events, bundles, for: call.session.device)
            if !members.isEmpty { json.write("state", members, for: call.session.device) }
        }
    }

    fileprivate func context(_ call: Call) async throws -> Response {
        let room = try call.roomID()
        let reader = try await shard.historyReader(of: room, for: call.user)
        guard let event = try reader.event(try call.eventID()) else {
            throw MatrixError.notFound("There is no such event that you may read.")
        }
        let limit = min(max(try call.integer("limit") ?? 10, 0), Self.largestPage)
        let filter = try call.request.query("filter").map { try eventFilter($0) } ?? EventFilter()
        let before = try reader.page(
            .backwards, from: event.position - 1, to: nil, limit: max(limit / 2, 1), filter: filter)
        let after = try reader.page(
            .forwards, from: event.position, to: nil, limit: max(limit - limit / 2, 1), filter: filter)
        let senders = Set((before.events + after.events + [event]).map(\.sender))
        let state =
            filter.lazyLoadMembers
            ? try await shard.members(senders, of: room) : try await shard.visibleState(of: room, for: call.user)
        let bundles = try reader.bundles(for: before.events + [event] + after.events, on: call.session.device)
        let first = (limit == 0 ? nil : before.events.last) ?? event
        let last = (limit == 0 ? nil : after.events.last) ?? event
        return .object { json in
            json.field("start", PaginationToken(position: first.position - 1).text)
            json.field("end", PaginationToken(position: last.position).text)
            json.key("event")
            let device = call.session.device
            event.write(to: &json, .standalone, for: device, relations: bundles[event.position])
            json.write("events_before", limit == 0 ? [] : before.events, bundles, for: device)
            json.write("events_after", limit == 0 ? [] : after.events, bundles, for: device)
            json.write("state", state, for: device)
        }
    }

    func token(_ name: String, _ call: Call) throws -> Int? {
        guard let text = call.request.query(name), !text.isEmpty else { return nil }
        guard let token = PaginationToken(text) else {
            throw MatrixError.invalid("\(name) is no token of this server.")
        }
        return token.position
    }

    func eventFilter(_ text: String) throws -> EventFilter {
        guard let json = try? JSONValue(parsing: text), json.object != nil else {
            throw MatrixError(.notJSON, status: 400, "The filter is no JSON object.")
        }
        return EventFilter(json)
    }
}
