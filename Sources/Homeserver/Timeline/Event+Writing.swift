import JSON
import Matrix

extension Event {
    /// How an event stands in a response.
    enum Form {
        /// Inside `/sync`, where the room is the key of the object around it.
        case inRoom
        /// Alone or in a list: it names its room.
        case standalone
    }

    /// Splices the event, with what this reader may see in `unsigned`.
    func write(to json: inout JSONWriter, _ form: Form, for device: Int) {
        let ownTransaction = transaction.flatMap { $0.device == device ? $0.id : nil }
        if form == .inRoom && unsigned.isEmpty && ownTransaction == nil {
            json.raw(self.json)
            return
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(self.json.count + unsigned.count + 128)
        bytes.append(contentsOf: self.json.dropLast())
        if form == .standalone {
            bytes.append(contentsOf: #","room_id":"#.utf8)
            bytes.append(contentsOf: JSONValue(room.id.rawValue).serialized())
        }
        if !unsigned.isEmpty || ownTransaction != nil {
            bytes.append(contentsOf: #","unsigned":{"#.utf8)
            bytes.append(contentsOf: unsigned)
            if let ownTransaction {
                if !unsigned.isEmpty { bytes.append(UInt8(ascii: ",")) }
                bytes.append(contentsOf: #""transaction_id":"#.utf8)
                bytes.append(contentsOf: JSONValue(ownTransaction).serialized())
            }
            bytes.append(UInt8(ascii: "}"))
        }
        bytes.append(UInt8(ascii: "}"))
        json.raw(bytes)
    }

    /// The few fields of a state event that someone outside the room may see.
    func writeStripped(to json: inout JSONWriter) {
        json.object { json in
            json.field("type", type.rawValue)
            json.field("state_key", stateKey ?? "")
            json.field("sender", sender.rawValue)
            json.field("content", state ?? [:])
        }
    }
}
