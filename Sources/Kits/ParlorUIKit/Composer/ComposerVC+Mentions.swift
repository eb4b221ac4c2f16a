extension ComposerVC {
    /// Looks for an `@` before the caret, and for whom it may mean.
    func updateMentions() {
        let query = MentionQuery(in: composer.text, caret: caret)
        guard let query, let conversation else { return mentions.close() }
        loadMembersIfNeeded(conversation)
        let channel = conversation.controller.channel
        // Those who wrote last come first, then all others.
        let known = (channel?.lastActiveMembers.map(\.user) ?? []) + (members?.members.map(\.user) ?? [])
        mentions.show(
            query,
            MentionSuggestion.ranked(
                query.text, members: known, currentUserID: conversation.client.currentUserId,
                includesEveryone: channel?.ownCapabilities.contains(.notifyEverybody) ?? false, limit: 6))
    }

    /// The native input tells of a change of its text before it has moved the caret on, so the end of what was typed counts.
    private var caret: Int {
        let input = inputTextView
        let length = composer.text.utf16.count
        return min(input.selectedRange.location + input.selectedRange.length, length)
    }

    private func loadMembersIfNeeded(_ conversation: Conversation) {
        guard members == nil else { return }
        var query = MemberListQuery(cid: conversation.controller.cid)
        query.pageSize = 500
        let list = conversation.client.memberListController(query: query)
        members = list
        list.synchronize { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, self.mentions.query != nil else { return }
                self.updateMentions()
                self.updateContent()
            }
        }
    }

    func takeInMentions(_ key: UIKey) -> Bool {
        switch key.code {
        case .up where key.isOnly(.up): mentions.move(-1)
        case .down where key.isOnly(.down): mentions.move(1)
        case .enter where key.isOnly(.enter), .tab where key.isOnly(.tab):
            if let choice = mentions.choice { choose(choice) }
        case .escape: mentions.close()
        default: return false
        }
        updateContent()
        return true
    }

    /// Writes a name in place of the `@` and what was typed after it.
    func choose(_ suggestion: MentionSuggestion) {
        guard let query = mentions.query else { return }
        let caret = composer.mention(suggestion, for: query)
        mentions.close()
        changed()
        inputTextView.selectedRange = NSRange(location: caret, length: 0)
        inputTextView.becomeFirstResponder()
    }
}
