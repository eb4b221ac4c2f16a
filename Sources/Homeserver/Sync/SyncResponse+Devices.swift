import JSON
import Matrix

extension SyncResponse {
    /// What the client's encryption needs. The counts are there always: a client that has keys must see them run low.
    func writeDevices(to json: inout JSONWriter) {
        if !toDevice.isEmpty {
            json.object("to_device") { json in
                json.array("events") { json in for message in toDevice { json.raw(message) } }
            }
        }
        if !deviceLists.isEmpty {
            json.object("device_lists") { json in
                json.field("changed", JSONValue(deviceLists.changed.map(\.rawValue).sorted()))
                json.field("left", JSONValue(deviceLists.left.map(\.rawValue).sorted()))
            }
        }
        json.object("device_one_time_keys_count") { json in
            for (algorithm, count) in keyCounts.oneTime.sorted(by: { $0.key < $1.key }) { json.field(algorithm, count) }
        }
        json.field("device_unused_fallback_key_types", JSONValue(keyCounts.unusedFallbacks))
    }
}
