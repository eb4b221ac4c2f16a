import JSON
import Matrix

extension SyncResponse {
    /// The response as bytes. Events are spliced as they were stored.
    func json(for device: Int) -> [UInt8] {
        var json = JSONWriter(reservingCapacity: isEmpty ? 128 : 2_048)
        json.object { json in
            json.field("next_batch", nextBatch.text)
            if !accountData.isEmpty || defaultPushRules != nil { writeAccountData(to: &json) }
            if !presence.isEmpty { writePresence(to: &json) }
            if !joined.isEmpty || !invited.isEmpty || !knocked.isEmpty || !left.isEmpty {
                json.object("rooms") { json in
                    writeRooms("join", joined, to: &json) { $0.write(to: &$1, for: device) }
                    writeRooms("invite", invited, to: &json) { $0.write(to: &$1, as: "invite_state") }
                    writeRooms("knock", knocked, to: &json) { $0.write(to: &$1, as: "knock_state") }
                    writeRooms("leave", left, to: &json) { $0.write(to: &$1, for: device) }
                }
            }
            writeDevices(to: &json)
        }
        return json.bytes
    }

    private func writeRooms<Section>(
        _ key: String, _ sections: [Section], to json: inout JSONWriter,
        _ write: (Section, inout JSONWriter) -> Void
    ) {
        guard !sections.isEmpty else { return }
        json.object(key) { json in for section in sections { write(section, &json) } }
    }

    private func writeAccountData(to json: inout JSONWriter) {
        json.object("account_data") { json in
            json.array("events") { json in
                if let defaultPushRules {
                    json.value(["type": .string(EventType.pushRules.rawValue), "content": defaultPushRules])
                }
                for data in accountData { data.write(to: &json) }
            }
        }
    }

    private func writePresence(to json: inout JSONWriter) {
        json.object("presence") { json in
            json.array("events") { json in
                for (user, presence) in presence {
                    json.object { json in
                        json.field("type", EventType.presence.rawValue)
                        json.field("sender", user.rawValue)
                        json.field("content", presence.json)
                    }
                }
            }
        }
    }
}

extension StoredAccountData {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("type", type.rawValue)
            json.field("content", raw: self.json)
        }
    }
}
