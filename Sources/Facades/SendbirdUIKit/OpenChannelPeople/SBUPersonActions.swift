/// What an operator can do with somebody in a channel.
@preconcurrency @MainActor public struct SBUPersonActions {
    /// One of them: what it is called, and whether it is a hard one.
    public struct Action {
        public let title: String
        public let isDestructive: Bool
        public let run: @MainActor () -> Void
    }

    private let channel: OpenChannel
    private let user: ChatUser
    private let report: @MainActor (ClientError) -> Void

    /// - Parameter report: Told what went wrong.
    public init(channel: OpenChannel, user: ChatUser, report: @escaping @MainActor (ClientError) -> Void) {
        self.channel = channel
        self.user = user
        self.report = report
    }

    /// What can be done; nothing with oneself, and nothing by somebody who is no operator.
    public func actions(in list: OpenChannelPeople, isOperator: Bool) -> [Action] {
        guard channel.isOperator, user.id != channel.client.currentUserId else { return [] }
        switch list {
        case .banned: return [action(SBUStringSet.unban) { try await $0.unban($1) }]
        case .muted: return [action(SBUStringSet.unmute) { try await $0.unmute($1) }, ban]
        case .operators: return [action(SBUStringSet.removeOperator) { try await $0.removeOperators([$1]) }]
        case .participants:
            if isOperator { return [action(SBUStringSet.removeOperator) { try await $0.removeOperators([$1]) }] }
            return [
                action(SBUStringSet.makeOperator) { try await $0.addOperators([$1]) },
                action(SBUStringSet.mute) { try await $0.mute($1) }, ban,
            ]
        }
    }

    /// The actions as a sheet; nil when there are none.
    public func sheet(isOperator: Bool) -> UIAlertController? {
        let actions = actions(in: .participants, isOperator: isOperator)
        guard !actions.isEmpty else { return nil }
        let sheet = UIAlertController(title: user.displayName, message: nil, preferredStyle: .actionSheet)
        for action in actions {
            sheet.addAction(
                UIAlertAction(title: action.title, style: action.isDestructive ? .destructive : .default) { _ in
                    action.run()
                })
        }
        sheet.addAction(UIAlertAction(title: SBUStringSet.cancel, style: .cancel))
        return sheet
    }

    private var ban: Action { action(SBUStringSet.ban, isDestructive: true) { try await $0.ban($1) } }

    private func action(
        _ title: String, isDestructive: Bool = false,
        _ body: @escaping @Sendable (OpenChannel, UserId) async throws -> Void
    ) -> Action {
        Action(title: title, isDestructive: isDestructive) { [channel, user, report] in
            Task {
                do { try await body(channel, user.id) } catch {
                    report(ClientError(wrapping: error))
                }
            }
        }
    }
}
