// What the recycler asks for: which rows there are, how high they are, and their views.
extension ChatMessageListVC {
    private enum Kind: Hashable { case message, day, newMessages, system, typing }

    package static let typingID = "typing"

    /// What the rows have in common, made anew when look or width change.
    func context(width: CGFloat) -> MessageContext {
        if let storedContext, storedContext.width == width { return storedContext }
        let context = MessageContext(
            appearance: appearance, components: components, client: client, width: width,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        storedContext = context
        layouts.removeAll()
        return context
    }

    func makeSource() -> RecyclerView.Source {
        // One row more than there are items: who is typing, or the space below the last message.
        var source = RecyclerView.Source(
            count: { [weak self] in self.map { $0.rows.count + 1 } ?? 0 },
            id: { [weak self] index in self?.item(index)?.id ?? Self.typingID },
            kind: { [weak self] index in self?.kind(index) ?? Kind.typing },
            makeView: { [weak self] index, reused in self?.makeView(index, reused) ?? UIView() },
            estimatedHeight: { [weak self] index in self?.estimatedHeight(index) ?? 44 },
            measure: { [weak self] index, width in self?.height(index, width) ?? 0 })
        source.fixedPoint = { [weak self] index, width in self?.fixedPoint(index, width) }
        return source
    }

    private func item(_ index: Int) -> TimelineItem? { index < rows.count ? rows.item(at: index) : nil }

    private func kind(_ index: Int) -> Kind {
        switch item(index) {
        case .message: .message
        case .day: .day
        case .newMessages: .newMessages
        case .system: .system
        case nil: .typing
        }
    }

    private var typing: ChatTypingView.Content {
        ChatTypingView.Content(users: conversation?.typingUsers ?? [], isGroup: conversation?.isGroup ?? false)
    }

    // MARK: Heights

    private func height(_ index: Int, _ width: CGFloat) -> CGFloat {
        let context = context(width: width)
        switch item(index) {
        case .message(let row): return layouts.layout(of: row, in: context).height
        case .day: return components.dayView.height(in: context)
        case .newMessages: return components.newMessagesView.height(in: context)
        case .system(let row): return components.systemMessageView.height(of: row, in: context)
        case nil: return components.typingView.height(of: typing, in: context)
        }
    }

    /// The bubble stays in its place when the name above it or the space between groups comes or goes.
    private func fixedPoint(_ index: Int, _ width: CGFloat) -> CGFloat? {
        guard case .message(let row) = item(index) else { return nil }
        return layouts.layout(of: row, in: context(width: width)).bubble.minY
    }

    /// Close enough that the scroll bar tells the truth, and cheap enough for a hundred thousand rows.
    private func estimatedHeight(_ index: Int) -> CGFloat {
        guard case .message(let row) = item(index) else { return 40 }
        let characters = max(20, (recycler.bounds.width * 0.7 - 24) / 7.5)
        let lines = (CGFloat(row.message.text.utf8.count) / min(characters, 60)).rounded(.up)
        var height = lines * 19 + 18 + (row.isFirstOfGroup ? 10 : 0) + (row.isLastOfGroup ? 19 : 0)
        if !row.message.attachments.isEmpty { height += 190 }
        if !row.message.reactions.isEmpty { height += 19 }
        return height
    }

    // MARK: Views

    private func makeView(_ index: Int, _ reused: UIView?) -> UIView {
        let context = context(width: recycler.rowWidth)
        switch item(index) {
        case .message(let row): return messageView(row, reused, context)
        case .day(let date):
            let view = reused as? ChatDayView ?? components.dayView.init()
            view.date = date
            return view
        case .newMessages: return reused as? ChatNewMessagesView ?? components.newMessagesView.init()
        case .system(let row):
            let view = reused as? ChatSystemMessageView ?? components.systemMessageView.init()
            view.content = row
            return view
        case nil:
            let view = reused as? ChatTypingView ?? components.typingView.init()
            view.client = client
            view.content = typing
            return view
        }
    }

    private func messageView(_ row: MessageRow, _ reused: UIView?, _ context: MessageContext) -> UIView {
        let view = reused as? ChatMessageView ?? context.components.messageView.init()
        view.delegate = self
        view.isFocusStop = row.id == (focusedID ?? newestMessageID)
        view.show(row, layout: layouts.layout(of: row, in: context), in: context)
        if pendingFlash == row.id { flash(view) }
        return view
    }

    var newestMessageID: TimelineItem.ID? {
        var index = rows.count - 1
        while index >= 0 {
            if case .message(let row) = rows.item(at: index) { return row.id }
            index -= 1
        }
        return nil
    }

    func flashIfShown() {
        if let pendingFlash, let view = messageView(for: pendingFlash) { flash(view) }
    }

    private func flash(_ view: ChatMessageView) {
        pendingFlash = nil
        view.flash()
    }

    func updateTyping() {
        guard let view = recycler.view(for: Self.typingID) as? ChatTypingView, view.content != typing else { return }
        view.content = typing
        recycler.remeasure(id: Self.typingID)
    }
}
