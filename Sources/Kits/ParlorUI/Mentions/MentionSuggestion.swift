import Foundation
import Parlor

/// Whom an `@` may mean.
public enum MentionSuggestion: Identifiable, Hashable, Sendable {
    case member(ChatUser)
    /// Everybody in the channel.
    case everyone

    public var id: String {
        switch self {
        case .member(let user): user.id
        case .everyone: "@room"
        }
    }

    public var title: String {
        switch self {
        case .member(let user): user.displayName
        case .everyone: "room"
        }
    }

    /// The identifier, or what the choice does.
    public var detail: String {
        switch self {
        case .member(let user): user.id
        case .everyone: "Notifies everybody here"
        }
    }

    /// What stands in the message.
    public var insertedText: String { "@\(title)" }

    /// Those that a query may mean, the likeliest first.
    ///
    /// A name that begins with the letters comes before one with a later word that does, then identifiers; within each, the order
    /// of the members stays, which is that of their last messages. Case and accents do not matter.
    ///
    /// - Parameter includesEveryone: Whether the current user may call all.
    public static func ranked(
        _ query: String, members: some Sequence<ChatUser>, currentUserID: UserId?, includesEveryone: Bool = false,
        limit: Int = 8
    ) -> [MentionSuggestion] {
        let wanted = folded(query)
        var ranks: [[MentionSuggestion]] = [[], [], []]
        var seen: Set<UserId> = []
        for user in members where user.id != currentUserID && seen.insert(user.id).inserted {
            if let rank = rank(of: user, wanted) { ranks[rank].append(.member(user)) }
        }
        if includesEveryone, "room".hasPrefix(wanted) || "everyone".hasPrefix(wanted) { ranks[2].append(.everyone) }
        return Array(ranks.joined().prefix(limit))
    }

    private static func rank(of user: ChatUser, _ wanted: String) -> Int? {
        let name = folded(user.displayName)
        if name.hasPrefix(wanted) { return 0 }
        if name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains(where: { $0.hasPrefix(wanted) }) {
            return 1
        }
        return folded(String(user.id.dropFirst())).hasPrefix(wanted) ? 2 : nil
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
