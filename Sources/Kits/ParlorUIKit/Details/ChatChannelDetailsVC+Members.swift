extension ChatChannelDetailsVC {
    /// What the user may do with a member; `nil` when that is nothing.
    public func menu(for member: ChatChannelMember) -> UIMenu? {
        guard let channel, member.id != client.currentUserId else { return nil }
        var actions: [UIMenuElement] = [
            UIAction(title: "Write to \(member.displayName)", image: appearance.images.thread) { [weak self] _ in
                self?.router.showPerson(member.user)
            }
        ]
        if channel.ownCapabilities.contains(.changeRoles) {
            actions += MemberRole.allRoles.filter { $0 != member.role }.map { role in
                UIAction(title: "Make \(role.word)") { [weak self] _ in self?.setRole(role, of: member) }
            }
        }
        if channel.ownCapabilities.contains(.removeMembers) {
            actions.append(
                UIAction(title: "Remove from the channel", attributes: .destructive) { [weak self] _ in
                    self?.remove(member)
                })
        }
        return UIMenu(children: actions)
    }

    private func setRole(_ role: MemberRole, of member: ChatChannelMember) {
        Task { [channelController] in try? await channelController?.setRole(role, of: member.id) }
    }

    private func remove(_ member: ChatChannelMember) {
        Task { [channelController] in try? await channelController?.removeMembers([member.id]) }
    }
}

extension MemberRole {
    fileprivate static let allRoles: [MemberRole] = [.member, .moderator, .owner]
    fileprivate var word: String { title?.lowercased() ?? "ordinary member" }
}
