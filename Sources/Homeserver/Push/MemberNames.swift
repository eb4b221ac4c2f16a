import Matrix

/// Finds the members that a text calls by name: what clients without `m.mentions` rely on.
struct MemberNames: Sendable {
    private var users: [String: [UserID]] = [:]
    private var longestName = 1

    /// - Parameter members: each with the display name in this room.
    init(_ members: some Sequence<(user: UserID, displayName: String?)>) {
        for (user, displayName) in members {
            add(user, [user.localpart.lowercased()[...]])
            if let displayName { add(user, Self.words(of: displayName)) }
        }
    }

    func called(in text: String) -> [UserID] {
        // Names stand at the start or in the middle of what people write; a book is not searched to its end.
        let words = Self.words(of: String(text.prefix(2_000)))
        var found: Set<UserID> = []
        for start in words.indices {
            for length in 1...longestName where start + length <= words.count {
                found.formUnion(users[words[start..<start + length].joined(separator: " ")] ?? [])
            }
        }
        return found.sorted()
    }

    private mutating func add(_ user: UserID, _ words: [Substring]) {
        guard !words.isEmpty, words.count <= 4 else { return }
        longestName = max(longestName, words.count)
        users[words.joined(separator: " "), default: []].append(user)
    }

    private static func words(of text: String) -> [Substring] {
        text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == ".") }
            .map { word in
                // "Hello, anna." calls anna.
                let end = word.lastIndex { $0 != "." && $0 != "-" }
                return end.map { word[...$0] } ?? word
            }
    }
}
