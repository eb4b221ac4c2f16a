import JSON
import Matrix

extension SyncResponse.JoinedRoom {
    func write(to json: inout JSONWriter, for device: Int) {
        json.object(id.rawValue) { json in
            json.object("timeline") { json in
                json.array("events") { json in
                    for event in timeline.events {
                        let relations = bundles.isEmpty ? nil : bundles[event.position]
                        event.write(to: &json, .inRoom, for: device, relations: relations)
                    }
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
            if let unread { write(unread, to: &json) }
            if let summary { json.object("summary") { summary.writeFields(to: &$0) } }
        }
    }

    private func write(_ unread: UnreadCount, to json: inout JSONWriter) {
        let whole = countsThreads ? unread.main : unread.total
        json.object("unread_notifications") { whole.writeFields(to: &$0) }
        let threads = unread.threads.filter { !$0.value.isZero }
        guard countsThreads, !threads.isEmpty else { return }
        json.object("unread_thread_notifications") { json in
            for (root, counts) in threads { json.object(root.rawValue) { counts.writeFields(to: &$0) } }
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

extension UnreadCount.Counts {
    func writeFields(to json: inout JSONWriter) {
        json.field("highlight_count", highlights)
        json.field("notification_count", notifications)
    }
}
