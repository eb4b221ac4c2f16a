internal import JSON

/// Which channels of the public directory a list shows. The directory has its own order: large channels first, as a rule.
public struct PublicChannelListQuery: Hashable, Sendable {
    /// A text in the name, the topic or the address; nil or empty: all.
    public var term: String?
    /// Only channels of these types; nil: all.
    public var types: [ChannelType]?
    /// A text in the name alone; nil or empty: all.
    public var nameTerm: String?
    /// A text in the address alone; nil or empty: all.
    public var addressTerm: String?
    /// Whether frozen channels are among them.
    public var includesFrozen = true
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

    /// Whether a channel belongs into the list. Terms are compared without regard to case.
    public func matches(_ channel: PublicChannel) -> Bool {
        if let types, !types.contains(channel.type) { return false }
        if !includesFrozen && channel.isFrozen { return false }
        return Self.contains(term, in: [channel.name, channel.topic, channel.alias])
            && Self.contains(nameTerm, in: [channel.name]) && Self.contains(addressTerm, in: [channel.alias])
    }

    private static func contains(_ term: String?, in texts: [String?]) -> Bool {
        guard let term = term?.lowercased(), !term.isEmpty else { return true }
        return texts.contains { $0?.lowercased().contains(term) == true }
    }

    /// Whether it asks for what the homeserver's own filter doesn't know: then pages come with holes.
    var isNarrowerThanPages: Bool {
        !includesFrozen || nameTerm?.isEmpty == false || addressTerm?.isEmpty == false
    }

    /// The body of the request. Specification: client-server API, "Listing rooms".
    func body(limit: Int, since: String?) -> JSONValue {
        var filter: JSONValue = .object([:])
        if let term = [term, nameTerm, addressTerm].compactMap({ $0 }).first(where: { !$0.isEmpty }) {
            filter["generic_search_term"] = .string(term)
        }
        if let types {
            filter["room_types"] = .array(
                types.map { ChannelTypeMapping.roomType(of: $0).map { .string($0) } ?? .null })
        }
        // Parlor's homeserver tells then what is frozen, and how many are there; others don't know the word.
        var body: JSONValue = ["limit": JSONValue(limit), "filter": filter, "org.parlor.details": true]
        body["since"] = since.map { .string($0) }
        return body
    }
}
