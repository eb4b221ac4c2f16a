internal import JSON

/// Which channels of the public directory a list shows. The directory has its own order: large channels first, as a rule.
public struct PublicChannelListQuery: Hashable, Sendable {
    /// A text in the name, the topic or the address; nil or empty: all.
    public var term: String?
    /// Only channels of these types; nil: all.
    public var types: [ChannelType]?
    /// Another homeserver whose directory is asked; nil: the user's own.
    public var server: String?
    /// How many channels a page has.
    public var pageSize: Int

    /// All channels of the user's own homeserver, unless something is said.
    public init(term: String? = nil, types: [ChannelType]? = nil, pageSize: Int = .channelsPageSize) {
        self.term = term
        self.types = types
        self.pageSize = pageSize
    }

    /// The body of the request. Specification: client-server API, "Listing rooms".
    func body(limit: Int, since: String?) -> JSONValue {
        var filter: JSONValue = .object([:])
        if let term, !term.isEmpty { filter["generic_search_term"] = .string(term) }
        if let types {
            filter["room_types"] = .array(
                types.map { ChannelTypeMapping.roomType(of: $0).map { .string($0) } ?? .null })
        }
        var body: JSONValue = ["limit": JSONValue(limit), "filter": filter]
        body["since"] = since.map { .string($0) }
        return body
    }
}
