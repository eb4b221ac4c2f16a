import Parlor

extension ChannelDetailsViewModel {
    public func setMuted(_ isMuted: Bool) { run { try await $0.client.setMuted(isMuted, $0.cid) } }

    public func setPinned(_ isPinned: Bool) { run { try await $0.client.setPinned(isPinned, $0.cid) } }

    public func rename(_ name: String) { run { try await $0.updateChannel(ChannelUpdate(name: name)) } }

    public func changeTopic(_ topic: String) { run { try await $0.updateChannel(ChannelUpdate(topic: topic)) } }

    /// Gives the channel a picture: the bytes of a file.
    public func changePicture(_ bytes: [UInt8], mimeType: String) {
        run { try await $0.setImage(bytes, mimeType: mimeType) }
    }

    public func add(_ people: [ChatUser]) { run { try await $0.inviteMembers(people.map(\.id)) } }

    /// Leaves the channel, and says so to whoever shows the screen.
    public func leave() {
        onLeave?()
        run { try await $0.leaveChannel() }
    }

    public func perform(_ action: MemberAction, on member: ChatChannelMember) {
        let id = member.id
        switch action {
        case .write: write(to: member.user)
        case .makeRole(let role): run { try await $0.setRole(role, of: id) }
        case .silence: run { try await $0.silenceMember(id) }
        case .unsilence: run { try await $0.unsilenceMember(id) }
        case .remove: run { try await $0.removeMembers([id]) }
        case .ban: run { try await $0.banMember(id) }
        }
    }

    /// Shows the conversation with a person, or begins it.
    public func write(to person: ChatUser) {
        Task { [weak self, client] in
            do {
                let cid = try await client.createDirectChannel(with: person.id)
                self?.onOpen?(cid)
            } catch { self?.trouble = TroubleText.of(error) }
        }
    }
}
