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
    ///
    /// - Parameter relations: the object that sums up what relates to this event.
    func write(to json: inout JSONWriter, _ form: Form, for device: Int, relations: [UInt8]? = nil) {
        let ownTransaction = transaction.flatMap { $0.device == device ? $0.id : nil }
        if form == .inRoom && unsigned.isEmpty && ownTransaction == nil && relations == nil {
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
        var details = unsigned
        if let ownTransaction {
            details.appendField("transaction_id", JSONValue(ownTransaction).serialized())
        }
        if let relations { details.appendField("m.relations", relations) }
        if !details.isEmpty {
            bytes.append(contentsOf: #","unsigned":{"#.utf8)
            bytes.append(contentsOf: details)
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

extension [UInt8] {
    /// Adds a field to the inside of an object.
    fileprivate mutating func appendField(_ key: StaticString, _ json: [UInt8]) {
        if !isEmpty { append(UInt8(ascii: ",")) }
        append(UInt8(ascii: "\""))
        key.withUTF8Buffer { append(contentsOf: $0) }
        append(contentsOf: #"":"#.utf8)
        append(contentsOf: json)
    }
}
