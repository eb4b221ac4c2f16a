import Parlor

extension ComposerViewModel {
    /// Takes a suggestion by Enter, Tab or a click: a name in place of the `@` and what was typed after it.
    public func choose(_ suggestion: MentionSuggestion) {
        guard let query = mentions.query else { return }
        _ = content.mention(suggestion, for: query)
        mentions.close()
        keepDraft()
        focus()
    }

    /// Writes a command's name; one that needs nothing more is done at once.
    public func choose(_ command: ComposerCommand) {
        commands.close()
        content.text = "/\(command.name) "
        if command.usage == nil { send() }
        focus()
    }

    func suggest(caret: Int) {
        suggestCommands()
        suggestMembers(caret)
    }

    private func suggestCommands() {
        guard !isEditing, !configuration.commands.isEmpty, let query = CommandQuery(in: content.text) else {
            if commands.query != nil { commands.close() }
            return
        }
        commands.show(
            query, ComposerCommand.matching(query, among: configuration.commands, in: conversation.controller.channel))
    }

    private func suggestMembers(_ caret: Int) {
        guard configuration.maxMentions > 0, let query = MentionQuery(in: content.text, caret: caret) else {
            if mentions.query != nil { mentions.close() }
            return
        }
        loadMembersIfNeeded()
        let channel = conversation.controller.channel
        // Those who wrote last come first, then all others.
        let known = (channel?.lastActiveMembers.map(\.user) ?? []) + (members?.members.map(\.user) ?? [])
        mentions.show(
            query,
            MentionSuggestion.ranked(
                query.text, members: known, currentUserID: client.currentUserId,
                includesEveryone: channel?.ownCapabilities.contains(.notifyEverybody) ?? false,
                limit: configuration.maxMentions))
    }

    private func loadMembersIfNeeded() {
        guard members == nil else { return }
        var query = MemberListQuery(cid: conversation.controller.cid)
        query.pageSize = 500
        let list = client.memberListController(query: query)
        members = list
        Task { [weak self] in
            try? await list.synchronize()
            guard let self, let query = self.mentions.query else { return }
            self.suggestMembers(query.range.upperBound)
        }
    }

    func pressInSuggestions(_ key: Composer.Key) -> Bool {
        switch key {
        case .up, .down:
            let step = key == .up ? -1 : 1
            if mentions.isOpen { mentions.move(step) } else { commands.move(step) }
        case .enter, .tab:
            if let choice = mentions.choice {
                choose(choice)
            } else if let choice = commands.choice {
                // A command that is written in full is performed, not chosen again.
                if key == .enter, content.text == "/\(choice.name)", choice.usage == nil { return false }
                choose(choice)
            }
        case .escape:
            mentions.close()
            commands.close()
        }
        return true
    }
}
