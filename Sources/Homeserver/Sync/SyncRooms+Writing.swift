import JSON
import Matrix

extension SyncResponse.JoinedRoom {
    func write(to json: inout JSONWriter, for device: Int) {
        json.object(id.rawValue) { json in
            json.object("timeline") { json in
                json.array("events") { json in
                    for event in timeline.events { event.write(to: &json, .inRoom, for: device) }
                }
                json.field("limited", timeline.isLimited)
                json.field("prev_batch", timeline.start.text)
            }
            json.object("state") { json in
                json.array("events") { json in
                    for event in state { event.write(to: &json, .inRoom, for: device) }
                }
            }
            json.object("account_data") { json in
                json.array("events") { json in for data in accountData { data.write(to: &json) } }
            }
            json.object("ephemeral") { json in json.array("events") { writeEphemeral(to: &$0) } }
            if let unread {
                json.object("unread_notifications") { json in
                    json.field("highlight_count", unread.highlights)
                    json.field("notification_count", unread.notifications)
                }
            }
            if let summary { json.object("summary") { summary.writeFields(to: &$0) } }
        }
    }

    private func writeEphemeral(to json: inout JSONWriter) {
        if let typing {
            json.value([
                "type": .string(EventType.typing.rawValue), "content": ["user_ids": JSONValue(typing.map(\.rawValue))],
            ])
        }
        if !receipts.isEmpty {
            var content: JSONValue = [:]
            for receipt in receipts {
                var details: JSONValue = ["ts": JSONValue(receipt.timestamp)]
                details["thread_id"] = receipt.threadID.map { .string($0) }
                var kinds = content[receipt.eventID.rawValue] ?? [:]
                var users = kinds[receipt.kind.rawValue] ?? [:]
                users[receipt.userID.rawValue] = details
                kinds[receipt.kind.rawValue] = users
                content[receipt.eventID.rawValue] = kinds
            }
            json.value(["type": .string(EventType.receipt.rawValue), "content": content])
        }
    }
}

extension SyncResponse.StrippedRoom {
    func write(to json: inout JSONWriter, as key: String) {
        json.object(id.rawValue) { json in
            json.object(key) { json in
                json.array("events") { json in for event in state { event.writeStripped(to: &json) } }
            }
        }
    }
}

extension RoomSummary {
    func writeFields(to json: inout JSONWriter) {
        json.field("m.joined_member_count", joined)
        json.field("m.invited_member_count", invited)
        if let heroes { json.field("m.heroes", JSONValue(heroes.map(\.rawValue))) }
    }
}
