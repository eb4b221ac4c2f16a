import JSON

/// The fields of events that a filter asks for: everything else is left out.
///
/// Specification: client-server API, "Filtering", `event_fields`: dotted paths, in which a backslash before a dot
/// makes it part of a key.
struct EventFields: Sendable, Hashable {
    private var paths: [[String]]

    init(_ fields: [String]) { paths = fields.map(Self.path) }

    func pruned(_ event: JSONValue) -> JSONValue {
        var result: JSONValue = [:]
        for path in paths { copy(path[...], from: event, to: &result) }
        return result
    }

    private func copy(_ path: ArraySlice<String>, from source: JSONValue, to target: inout JSONValue) {
        guard let key = path.first, let value = source[key] else { return }
        guard path.count > 1 else { return target[key] = value }
        guard value.object != nil else { return }
        var inner = target[key] ?? [:]
        copy(path.dropFirst(), from: value, to: &inner)
        if inner != [:] { target[key] = inner }
    }

    private static func path(_ text: String) -> [String] {
        var keys = [""]
        var isEscaped = false
        for character in text {
            if isEscaped {
                if character != "." && character != "\\" { keys[keys.count - 1].append("\\") }
                keys[keys.count - 1].append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "." {
                keys.append("")
            } else {
                keys[keys.count - 1].append(character)
            }
        }
        return keys
    }
}

extension EventFields {
    /// Prunes the events of rooms in a whole `/sync` response. Few clients ask for it, so it may cost a second reading.
    func prune(sync bytes: [UInt8]) -> [UInt8] {
        guard var json = try? JSONValue(parsing: bytes, maxDepth: 400), var rooms = json["rooms"] else { return bytes }
        for (membership, parts) in [("join", ["timeline", "state"]), ("leave", ["timeline", "state"])] {
            guard var sections = rooms[membership]?.object else { continue }
            for (id, section) in sections {
                var section = section
                for part in parts {
                    guard let events = section[part]?["events"]?.array else { continue }
                    section[part]?["events"] = .array(events.map(pruned))
                }
                sections[id] = section
            }
            rooms[membership] = .object(sections)
        }
        json["rooms"] = rooms
        return json.serialized()
    }
}
