/// A channel's name, picture, settings and members.
@MainActor
open class ChatChannelDetailsVC: ChatTableVC, @preconcurrency ChatChannelControllerDelegate,
    @preconcurrency ChatChannelMemberListControllerDelegate
{
    /// The channel. Set it before the view is loaded.
    open var channelController: ChatChannelController!
    /// Called with a message that was found from here.
    public var onChooseMessage: ((MessageSearchResult) -> Void)?
    /// Called when the user has left the channel from here.
    public var onLeave: (() -> Void)?
    /// Leads to other screens.
    open private(set) lazy var router = components.channelDetailsRouter.init(self)

    public private(set) lazy var memberListController: ChatChannelMemberListController = {
        var query = MemberListQuery(cid: channelController.cid)
        query.sort = [MemberListSort(.role, isAscending: false), MemberListSort(.name)]
        return client.memberListController(query: query)
    }()

    private var sections: [[ChannelDetailRow]] = []

    public var client: ChatClient { channelController.client }
    public var channel: ChatChannel? { channelController.channel }

    open override func setUp() {
        super.setUp()
        precondition(channelController != nil, "Set channelController before the view is loaded")
        title = "Details"
        channelController.addDelegate(self)
        memberListController.addDelegate(self)
        memberListController.synchronize()
    }

    open override func updateContent() {
        let members = Array(memberListController.members)
        sections = channel.map { ChannelDetailRow.sections($0, members: members) } ?? []
        super.updateContent()
    }

    // MARK: What the controllers tell

    open func channelController(_ channelController: ChatChannelController, didUpdateChannel channel: ChatChannel) {
        updateContentIfNeeded()
    }

    open func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {}

    open func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {}

    open func memberListController(
        _ controller: ChatChannelMemberListController, didChangeMembers changes: [ListChange<ChatChannelMember>]
    ) {
        updateContentIfNeeded()
    }

    // MARK: Rows

    open override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    open override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch sections[section].first {
        case .addPeople, .member: channel.map { "\($0.memberCount) \($0.memberCount == 1 ? "member" : "members")" }
        default: nil
        }
    }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let channel else { return super.tableView(tableView, cellForRowAt: indexPath) }
        switch sections[indexPath.section][indexPath.row] {
        case .head: return headCell(channel)
        case .member(let member): return memberCell(member)
        case let row:
            return tableView.rowCell(components.settingRowView) { $0.content = setting(row, channel) }
        }
    }

    private func headCell(_ channel: ChatChannel) -> UITableViewCell {
        let name = appearance.formatters.name(of: channel, for: client.currentUserId)
        return tableView.rowCell(components.channelDetailsHeadView) { row in
            row.client = client
            row.content = ChatChannelDetailsHeadView.Content(
                avatar: AvatarContent(channel, name: name, currentUserID: client.currentUserId), name: name,
                status: StatusLine.of(
                    channel, currentUserID: client.currentUserId, connection: .connected,
                    times: appearance.formatters.times
                ).text, topic: channel.topic)
        }
    }

    private func memberCell(_ member: ChatChannelMember) -> UITableViewCell {
        let isOwn = member.id == client.currentUserId
        return tableView.rowCell(components.personRowView) { row in
            row.client = client
            row.content = ChatPersonRowView.Content(
                avatar: AvatarContent(member.user), name: isOwn ? "\(member.displayName) (you)" : member.displayName,
                detail: member.membership == .invited ? "Invited" : member.id, note: member.role.title)
        }
    }

    private func setting(_ row: ChannelDetailRow, _ channel: ChatChannel) -> ChatSettingRowView.Content {
        let images = appearance.images
        return switch row {
        case .search: .init(icon: images.search, title: "Search messages", leadsOn: true)
        case .mute: .init(icon: images.muted, title: "Mute", isOn: channel.isMuted)
        case .pin: .init(icon: images.pinned, title: "Pin to the top", isOn: channel.isPinned)
        case .name:
            .init(icon: images.messageActionEdit, title: "Name", value: channel.name ?? "None", leadsOn: true)
        case .topic: .init(icon: images.file, title: "Topic", value: channel.topic ?? "None", leadsOn: true)
        case .picture: .init(icon: images.picture, title: "Change picture", leadsOn: true)
        case .addPeople: .init(icon: images.addPerson, title: "Add people", style: .accent)
        default: .init(icon: images.leave, title: "Leave", style: .destructive)
        }
    }

    // MARK: Choosing

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        guard let channel else { return }
        let (client, cid) = (client, channel.cid)
        switch sections[indexPath.section][indexPath.row] {
        case .head: break
        case .search: router.showSearch()
        case .mute: Task { try? await client.setMuted(!channel.isMuted, cid) }
        case .pin: Task { try? await client.setPinned(!channel.isPinned, cid) }
        case .name: router.editName()
        case .topic: router.editTopic()
        case .picture: router.choosePicture()
        case .addPeople: router.addPeople()
        case .member(let member): router.showPerson(member.user)
        case .leave: router.leave()
        }
    }

    open override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard case .member(let member) = sections[indexPath.section][indexPath.row], let menu = menu(for: member) else {
            return nil
        }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
}
