import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addSearchRoutes() {
        let services = services
        on(.post, "/search") { call in
            guard let json = try call.body()["search_categories"]?["room_events"]?.value else {
                return .json(["search_categories": [:]])
            }
            let request = try SearchRequest(json)
            let token = try call.request.query("next_batch").map { text in
                guard let token = SearchToken(text) else { throw MatrixError.invalid("next_batch is no token.") }
                return token
            }
            let found = try await services.search(request, from: token, for: call.user)
            return try await services.response(to: request, found, call)
        }
    }
}

extension Services {
    fileprivate func response(to request: SearchRequest, _ found: SearchResults, _ call: Call) async throws -> Response
    {
        let device = call.session.device
        var contexts: [Int: SearchContext] = [:]
        for hit in found.hits {
            contexts[hit.event.position] = try await context(of: hit, request.context, call)
        }
        let states = request.includesState ? try await states(of: found, for: call.user) : [:]
        return .object { json in
            json.object("search_categories") { json in
                json.object("room_events") { json in
                    json.field("count", found.count)
                    json.field("highlights", JSONValue(request.highlights))
                    json.array("results") { json in
                        for hit in found.hits {
                            json.object { json in
                                json.field("rank", hit.rank)
                                json.key("result")
                                let context = contexts[hit.event.position]
                                hit.event.write(
                                    to: &json, .standalone, for: device,
                                    relations: context?.bundles[hit.event.position])
                                if request.context != nil { context?.write(to: &json, for: device) }
                            }
                        }
                    }
                    json.field("next_batch", ifPresent: found.next?.text)
                    if !request.groups.isEmpty { write(found, by: request.groups, to: &json) }
                    if request.includesState {
                        json.object("state") { json in
                            for (room, events) in states { json.write(room.rawValue, events, for: device) }
                        }
                    }
                }
            }
        }
    }

    private func write(_ found: SearchResults, by groups: [SearchRequest.Group], to json: inout JSONWriter) {
        json.object("groups") { json in
            for group in groups {
                json.object(group.rawValue) { json in
                    for (order, value) in found.values(of: group).enumerated() {
                        json.object(value) { json in
                            let ids = found.hits.filter { group.value(of: $0.event) == value }.map(\.event.id.rawValue)
                            json.field("order", order)
                            json.field("results", JSONValue(ids))
                            if let next = found.next {
                                json.field(
                                    "next_batch", SearchToken(place: next.place, group: group, value: value).text)
                            }
                        }
                    }
                }
            }
        }
    }

    private func states(of found: SearchResults, for user: UserID) async throws -> [RoomID: [Event]] {
        var states: [RoomID: [Event]] = [:]
        for room in Set(found.hits.map(\.event.room.id)) {
            states[room] = try await shard.visibleState(of: room, for: user)
        }
        return states
    }
}
