/// Says which channels belong to a list.
///
/// ```swift
/// let mine: Filter = .containMembers(userIds: [me])
/// let teams: Filter = .and([mine, .equal(.type, to: ChannelType.team), .autocomplete(.name, text: "des")])
/// ```
///
/// The same evaluator decides for the first page, for later pages and for live updates. A channel that lacks a key matches no
/// comparison with it, ``notEqual(_:to:)`` and ``notIn(_:values:)`` included; only `exists(_, exists: false)` and ``nor(_:)`` find it.
public indirect enum Filter: Hashable, Sendable {
    /// A key compared with a value.
    case comparison(FilterKey, FilterOperator, FilterValue)
    /// All of them; none asks for nothing and matches all.
    case and([Filter])
    /// At least one of them; none matches nothing.
    case or([Filter])
    /// None of them.
    case nor([Filter])

    /// Whether the filter asks about a key anywhere.
    func asks(about key: FilterKey) -> Bool {
        switch self {
        case .comparison(let own, _, _): own == key
        case .and(let parts), .or(let parts), .nor(let parts): parts.contains { $0.asks(about: key) }
        }
    }

    /// Channels that have all of these users among their members.
    public static func containMembers(userIds: [UserId]) -> Filter {
        .and(userIds.map { .comparison(.members, .contains, .string($0)) })
    }

    /// The same value. Case matters in a text.
    public static func equal(_ key: FilterKey, to value: some FilterValueConvertible) -> Filter {
        .comparison(key, .equal, value.filterValue)
    }

    /// Another value.
    public static func notEqual(_ key: FilterKey, to value: some FilterValueConvertible) -> Filter {
        .comparison(key, .notEqual, value.filterValue)
    }

    /// A greater value of the same kind.
    public static func greater(_ key: FilterKey, than value: some FilterValueConvertible) -> Filter {
        .comparison(key, .greater, value.filterValue)
    }

    /// The same value or a greater one.
    public static func greaterOrEqual(_ key: FilterKey, than value: some FilterValueConvertible) -> Filter {
        .comparison(key, .greaterOrEqual, value.filterValue)
    }

    /// A smaller value of the same kind.
    public static func less(_ key: FilterKey, than value: some FilterValueConvertible) -> Filter {
        .comparison(key, .less, value.filterValue)
    }

    /// The same value or a smaller one.
    public static func lessOrEqual(_ key: FilterKey, than value: some FilterValueConvertible) -> Filter {
        .comparison(key, .lessOrEqual, value.filterValue)
    }

    /// One of these values; for a list, one of its elements.
    public static func `in`(_ key: FilterKey, values: [some FilterValueConvertible]) -> Filter {
        .comparison(key, .in, .list(values.map(\.filterValue)))
    }

    /// None of these values; for a list, none of its elements.
    public static func notIn(_ key: FilterKey, values: [some FilterValueConvertible]) -> Filter {
        .comparison(key, .notIn, .list(values.map(\.filterValue)))
    }

    /// A text that has `value` somewhere in it, or a list that has it as an element. Case does not matter in a text.
    public static func contains(_ key: FilterKey, value: some FilterValueConvertible) -> Filter {
        .comparison(key, .contains, value.filterValue)
    }

    /// A text in which some word begins with `text`. Case does not matter.
    public static func autocomplete(_ key: FilterKey, text: String) -> Filter {
        .comparison(key, .autocomplete, .string(text))
    }

    /// Whether the channel has the key at all.
    public static func exists(_ key: FilterKey, exists: Bool = true) -> Filter {
        .comparison(key, .exists, .bool(exists))
    }
}

/// How a ``Filter`` compares.
public enum FilterOperator: String, Hashable, Sendable {
    /// See the functions of the same names of ``Filter``.
    case equal, notEqual, greater, greaterOrEqual, less, lessOrEqual, `in`, notIn, contains, autocomplete, exists
}
