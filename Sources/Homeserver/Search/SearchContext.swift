import JSON
import Matrix

/// What stands around a hit.
struct SearchContext: Sendable {
    var before: [Event] = []
    var after: [Event] = []
    var bundles: Bundles = [:]
    var start: PaginationToken
    var end: PaginationToken
    var profiles: [UserID: MemberContent]?

    func write(to json: inout JSONWriter, for device: Int) {
        json.object("context") { json in
            json.field("start", start.text)
            json.field("end", end.text)
            json.write("events_before", before, bundles, for: device)
            json.write("events_after", after, bundles, for: device)
            guard let profiles else { return }
            json.object("profile_info") { json in
                for (user, profile) in profiles {
                    json.object(user.rawValue) { json in
                        json.field("displayname", ifPresent: profile.displayName)
                        json.field("avatar_url", ifPresent: profile.avatarURL)
                    }
                }
            }
        }
    }
}

extension Services {
    func context(
        of hit: SearchResults.Hit, _ wanted: SearchRequest.Context?, _ call: Call
    ) async throws -> SearchContext {
        let event = hit.event
        var context = SearchContext(
            start: PaginationToken(position: event.position - 1), end: PaginationToken(position: event.position))
        if let wanted, wanted.before > 0 {
            context.before = try hit.reader.page(
                .backwards, from: event.position - 1, to: nil, limit: wanted.before
            ).events
        }
        if let wanted, wanted.after > 0 {
            context.after = try hit.reader.page(.forwards, from: event.position, to: nil, limit: wanted.after).events
        }
        if let first = context.before.last { context.start = PaginationToken(position: first.position - 1) }
        if let last = context.after.last { context.end = PaginationToken(position: last.position) }
        let events = context.before + [event] + context.after
        context.bundles = try hit.reader.bundles(for: events, on: call.session.device)
        if wanted?.includesProfiles == true {
            let members = try await shard.members(Set(events.map(\.sender)), of: event.room.id)
            var profiles: [UserID: MemberContent] = [:]
            for member in members {
                if let user = member.stateKey.flatMap(UserID.init) {
                    profiles[user] = member.state.flatMap(MemberContent.init)
                }
            }
            context.profiles = profiles
        }
        return context
    }
}
