public import JSON

/// Which events, of which senders, in which rooms: one section of a filter.
///
/// Specification: client-server API, "Filtering". An absent list means everything, an empty one nothing.
public struct EventFilter: Sendable, Hashable {
    public var limit: Int?
    /// `*` at any place of a type stands for anything.
    public var types: [String]?
    public var notTypes: [String] = []
    public var senders: [String]?
    public var notSenders: [String] = []
    public var rooms: [String]?
    public var notRooms: [String] = []
    /// Only events with (or only without) a `url` in their content.
    public var containsURL: Bool?
    public var lazyLoadMembers = false
    public var includeRedundantMembers = false
    /// Of timelines in `/sync`: unread messages of threads are counted thread by thread.
    public var unreadThreadNotifications = false
    /// Only events to which others relate in one of these ways (`m.thread`, …).
    public var relatedByRelationTypes: [String]?
    /// Only events to which one of these people sent something that relates.
    public var relatedBySenders: [String]?

    public init(limit: Int? = nil, types: [String]? = nil, lazyLoadMembers: Bool = false) {
        self.limit = limit
        self.types = types
        self.lazyLoadMembers = lazyLoadMembers
    }

    public init(_ json: JSONValue?) {
        func list(_ key: String) -> [String]? { json?[key]?.array.map { $0.compactMap(\.string) } }
        limit = json?["limit"]?.int
        types = list("types")
        notTypes = list("not_types") ?? []
        senders = list("senders")
        notSenders = list("not_senders") ?? []
        rooms = list("rooms")
        notRooms = list("not_rooms") ?? []
        containsURL = json?["contains_url"]?.bool
        lazyLoadMembers = json?["lazy_load_members"]?.bool ?? false
        includeRedundantMembers = json?["include_redundant_members"]?.bool ?? false
        unreadThreadNotifications = json?["unread_thread_notifications"]?.bool ?? false
        relatedByRelationTypes = list("related_by_rel_types")
        relatedBySenders = list("related_by_senders")
    }

    public var json: JSONValue {
        var object: [String: JSONValue] = [:]
        func list(_ items: [String]) -> JSONValue { .array(items.map { .string($0) }) }
        if let limit { object["limit"] = JSONValue(limit) }
        if let types { object["types"] = list(types) }
        if !notTypes.isEmpty { object["not_types"] = list(notTypes) }
        if let senders { object["senders"] = list(senders) }
        if !notSenders.isEmpty { object["not_senders"] = list(notSenders) }
        if let rooms { object["rooms"] = list(rooms) }
        if !notRooms.isEmpty { object["not_rooms"] = list(notRooms) }
        if let containsURL { object["contains_url"] = .bool(containsURL) }
        if lazyLoadMembers { object["lazy_load_members"] = true }
        if includeRedundantMembers { object["include_redundant_members"] = true }
        if unreadThreadNotifications { object["unread_thread_notifications"] = true }
        if let relatedByRelationTypes { object["related_by_rel_types"] = list(relatedByRelationTypes) }
        if let relatedBySenders { object["related_by_senders"] = list(relatedBySenders) }
        return .object(object)
    }
}
