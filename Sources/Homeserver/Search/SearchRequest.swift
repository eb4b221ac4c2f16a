import JSON
import Matrix

/// What a client asks of `POST /search`.
struct SearchRequest: Sendable {
    enum Order: String, Sendable {
        case recent, rank
    }

    /// How much of what stands around a result is wanted.
    struct Context: Sendable {
        var before: Int
        var after: Int
        var includesProfiles: Bool
    }

    enum Group: String, Sendable {
        case room = "room_id"
        case sender
    }

    private static let largestPage = 100
    private static let largestContext = 50
    private static let longestTerm = 1_000

    var phrases: [SearchText.Phrase]
    /// The words as they were typed, for the client to highlight.
    var highlights: [String]
    var types: [EventType]
    var filter: EventFilter
    var order: Order
    var context: Context?
    var includesState: Bool
    var groups: [Group]

    var limit: Int { min(max(filter.limit ?? 10, 1), Self.largestPage) }

    /// - Parameter json: the `room_events` of the request.
    init(_ json: JSONValue) throws(MatrixError) {
        guard let term = json["search_term"]?.string else { throw .missing("search_term") }
        guard term.utf8.count <= Self.longestTerm else { throw .invalid("search_term is too long.") }
        phrases = SearchText.phrases(term)
        highlights = term.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
        types = try Self.types(json["keys"])
        filter = EventFilter(json["filter"])
        guard let order = Order(rawValue: json["order_by"]?.string ?? Order.rank.rawValue) else {
            throw .invalid("order_by is recent or rank.")
        }
        self.order = order
        includesState = json["include_state"]?.bool ?? false
        if let context = json["event_context"], context.object != nil {
            func limit(_ key: String) -> Int { min(max(context[key]?.int ?? 5, 0), Self.largestContext) }
            self.context = Context(
                before: limit("before_limit"), after: limit("after_limit"),
                includesProfiles: context["include_profile"]?.bool ?? false)
        }
        groups = try Self.groups(json["groupings"]?["group_by"])
    }

    private static func types(_ keys: JSONValue?) throws(MatrixError) -> [EventType] {
        var types: [EventType] = []
        for key in keys?.array ?? ["content.body", "content.name", "content.topic"] {
            switch key.string {
            case "content.body": types.append(.message)
            case "content.name": types.append(.name)
            case "content.topic": types.append(.topic)
            default: throw .invalid("keys are content.body, content.name and content.topic.")
            }
        }
        return types
    }

    private static func groups(_ json: JSONValue?) throws(MatrixError) -> [Group] {
        var groups: [Group] = []
        for item in json?.array ?? [] {
            guard let group = item["key"]?.string.flatMap(Group.init) else {
                throw .invalid("Results are grouped by room_id or sender.")
            }
            groups.append(group)
        }
        return groups
    }
}
