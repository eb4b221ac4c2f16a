internal import Matrix

/// Who may come into a channel.
public enum ChannelAccess: String, Hashable, Sendable, CaseIterable {
    /// Those who are invited.
    case invited
    /// Those who ask, once a member has let them in.
    case onRequest
    /// Members of certain other rooms, and those who are invited. Other Matrix apps make such channels.
    case restricted
    /// Everybody.
    case open

    init(joinRule: String?) {
        self =
            switch joinRule.flatMap(JoinRule.init(rawValue:)) {
            case .public: .open
            case .knock: .onRequest
            case .restricted, .knockRestricted: .restricted
            case .invite, .private, nil: .invited
            }
    }

    /// The rule that says so; nil for what cannot be set from here.
    var joinRule: JoinRule? {
        switch self {
        case .invited: .invite
        case .onRequest: .knock
        case .open: .public
        case .restricted: nil
        }
    }
}
