internal import JSON
internal import Matrix

extension ChatClient {
    /// Hides everything of a person, on all devices of the account: their messages everywhere, at once, and their invitations.
    ///
    /// They do not learn of it, and are shown again by ``unignoreUser(_:)`` with all they said meanwhile.
    ///
    /// Specification: client-server API, "Ignoring Users" (`m.ignored_user_list`).
    public func ignoreUser(_ user: UserId) async throws { try await setIgnored(user, true) }

    /// Ignores a person. The same with a completion handler, which is called on the main queue.
    public func ignoreUser(_ user: UserId, completion: @escaping ((any Error)?) -> Void) {
        complete(Completion(completion)) { try await self.ignoreUser(user) }
    }

    /// Shows a person's messages again.
    public func unignoreUser(_ user: UserId) async throws { try await setIgnored(user, false) }

    /// Stops ignoring a person. The same with a completion handler, which is called on the main queue.
    public func unignoreUser(_ user: UserId, completion: @escaping ((any Error)?) -> Void) {
        complete(Completion(completion)) { try await self.unignoreUser(user) }
    }

    /// Tells the homeserver's administrators of a person.
    ///
    /// - Throws: ``ClientError`` of a homeserver that is older than v1.14 of the specification.
    public func reportUser(_ user: UserId, reason: String? = nil) async throws {
        guard let id = UserID(user) else { throw ClientError(.invalidUserID, "\(user) is no user") }
        try await currentSession.api.report(.reportUser(id), reason: reason)
    }

    /// Has messages with a word notify and count as mentions, or no more. Specification: client-server API, push rules of kind
    /// `content`.
    ///
    /// - Parameter word: It may hold `*` and `?`.
    public func setKeyword(_ word: String, isSet: Bool) async throws {
        guard !word.isEmpty, !word.hasPrefix("."), !word.contains("/"), !word.contains("\\") else {
            throw ClientError(.rejected, "\"\(word)\" cannot be a keyword")
        }
        try await currentSession.changePushRules([.keyword(word, isSet: isSet)])
    }

    private func setIgnored(_ user: UserId, _ isIgnored: Bool) async throws {
        let session = try currentSession
        guard UserID(user) != nil, user != session.userID else {
            throw ClientError(.invalidUserID, "\(user) cannot be ignored")
        }
        try await session.changeAccountData(AccountDataType.ignoredUsers) { transaction in
            var content = try transaction.accountData(AccountDataType.ignoredUsers)
            var users = content["ignored_users"]?.object ?? [:]
            users[user] = isIgnored ? .object([:]) : nil
            content["ignored_users"] = .object(users)
            return content
        }
    }
}
