import Foundation

extension PresenceState {
    /// Who is there, as a sync response tells.
    static func all(in response: SyncResponse, now: Date) -> [UserId: PresenceState] {
        var result: [UserId: PresenceState] = [:]
        for event in response.presence where event.type == "m.presence" {
            let ago = event.content["last_active_ago"]?.int
            result[event.sender] = PresenceState(
                presence: event.content["presence"]?.string.flatMap(UserPresence.init) ?? .offline,
                lastActiveAt: ago.map { now.addingTimeInterval(-Double($0) / 1000) },
                statusMessage: event.content["status_msg"]?.string)
        }
        return result
    }
}
