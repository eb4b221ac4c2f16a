import JSON
import Matrix

/// Something that an event must be for a push rule to apply.
///
/// Specification: client-server API, "Conditions for push rules".
enum PushCondition: Sendable, Hashable {
    case matches(PushPropertyPath, PushPattern, isBody: Bool)
    case property(PushPropertyPath, JSONValue)
    case contains(PushPropertyPath, JSONValue)
    case containsDisplayName
    case memberCount(Comparison, Int)
    case senderMayCallRoom
    /// One that this server doesn't know never holds.
    case unknown

    enum Comparison: String, Sendable, Hashable, CaseIterable {
        case atMost = "<="
        case atLeast = ">="
        case equal = "=="
        case less = "<"
        case greater = ">"
    }

    init(_ json: JSONValue) {
        let path = json["key"]?.string.map(PushPropertyPath.init)
        switch (json["kind"]?.string, path) {
        case ("event_match", let path?):
            guard let pattern = json["pattern"]?.string else {
                self = .unknown
                return
            }
            self = .matches(path, PushPattern(pattern), isBody: path.keys == ["content", "body"])
        case ("event_property_is", let path?): self = .property(path, json["value"] ?? .null)
        case ("event_property_contains", let path?): self = .contains(path, json["value"] ?? .null)
        case ("contains_display_name", _): self = .containsDisplayName
        case ("room_member_count", _): self = Self.count(json["is"]?.string ?? "")
        case ("sender_notification_permission", _):
            self = json["key"]?.string == "room" ? .senderMayCallRoom : .unknown
        default: self = .unknown
        }
    }

    func holds(for context: PushContext) -> Bool {
        switch self {
        case .matches(let path, let pattern, let isBody):
            guard let text = context.text(path) else { return false }
            return isBody ? pattern.matchesWord(in: text) : pattern.matches(text)
        case .property(let path, let value): return context.element(path)?.value == value
        case .contains(let path, let value):
            return context.element(path)?.elements.contains { $0.value == value } ?? false
        case .containsDisplayName:
            guard !context.hasMentions, let name = context.displayName, !name.isEmpty,
                let body = context.document?["content"]?["body"]?.string
            else { return false }
            return PushPattern(literal: name).matchesWord(in: body)
        case .memberCount(let comparison, let count):
            switch comparison {
            case .equal: return context.memberCount == count
            case .less: return context.memberCount < count
            case .greater: return context.memberCount > count
            case .atMost: return context.memberCount <= count
            case .atLeast: return context.memberCount >= count
            }
        case .senderMayCallRoom: return context.senderMayCallRoom
        case .unknown: return false
        }
    }

    private static func count(_ text: String) -> PushCondition {
        let comparison = Comparison.allCases.first { text.hasPrefix($0.rawValue) }
        guard let count = Int(text.dropFirst(comparison?.rawValue.count ?? 0)), count >= 0 else { return .unknown }
        return .memberCount(comparison ?? .equal, count)
    }
}
