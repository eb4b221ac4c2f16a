extension ChatMessageListVC {
    /// What can be done with a message, as a menu.
    func makeMenu(for view: ChatMessageView) -> UIMenu? {
        guard let message = view.message, let conversation else { return nil }
        let actions = conversation.actions(for: message)
        guard !actions.isEmpty else { return nil }
        let (harmless, destructive) = (actions.filter { !$0.isDestructive }, actions.filter(\.isDestructive))
        var children: [UIMenuElement] = harmless.map { item($0, message) }
        if !destructive.isEmpty {
            children.append(
                UIMenu(options: .displayInline, children: destructive.map { item($0, message) }))
        }
        return UIMenu(children: children)
    }

    private func item(_ action: MessageAction, _ message: ChatMessage) -> UIAction {
        UIAction(
            title: action.title, image: image(of: action), attributes: action.isDestructive ? .destructive : []
        ) { [weak self] _ in self?.perform(action, on: message) }
    }

    func image(of action: MessageAction) -> UIImage {
        let images = appearance.images
        return switch action {
        case .resend: images.messageActionResend
        case .react, .readers: images.emoji
        case .reply: images.messageActionReply
        case .thread: images.thread
        case .edit: images.messageActionEdit
        case .copy: images.messageActionCopy
        case .copyLink: images.link
        case .pin: images.pinned
        case .unpin: images.unpinned
        case .report: images.report
        case .delete, .discard: images.messageActionDelete
        }
    }

    /// The menu at a message, for the keyboard.
    func openMenu(for view: ChatMessageView) -> Bool {
        guard let menu = menu(for: view), let window = view.window else { return false }
        let bubble = view.bubbleView
        MenuPresenter.present(
            menu, in: window, at: bubble.convert(CGPoint(x: 12, y: min(bubble.bounds.height, 40)), to: window))
        return true
    }

    func performStandard(_ action: MessageAction, on message: ChatMessage) {
        switch action {
        case .resend: conversation?.retry(message)
        case .react: openReactionPicker(for: message)
        case .readers: router.showReactors(of: message, nil)
        case .reply: delegate?.messageListVC(self, didChooseReplyTo: message)
        case .thread: router.showThread(message.id)
        case .edit: delegate?.messageListVC(self, didChooseEdit: message)
        case .copy: UIPasteboard.general.string = message.text
        case .copyLink: UIPasteboard.general.string = conversation?.link(to: message)?.absoluteString
        case .pin: conversation?.setPinned(true, message)
        case .unpin: conversation?.setPinned(false, message)
        case .report: router.report(message)
        case .delete, .discard: conversation?.delete(message)
        }
    }

    /// A line of signs at the message.
    func openReactionPicker(for message: ChatMessage) {
        guard let view = messageView(for: message.id), let window = view.window else { return }
        let picker = components.reactionPickerView.init()
        picker.ownKeys = Set(message.reactions.filter(\.isOwn).map(\.key))
        let panel = FloatingPanel(content: picker, returnFocusTo: window.firstResponder)
        picker.onPick = { [weak self, weak panel] key in
            panel?.close()
            self?.conversation?.toggleReaction(key, on: message)
        }
        picker.onResize = { [weak panel] in panel?.place() }
        panel.show(in: window, above: view.bubbleView)
        // Who came with the keyboard sees where it is now.
        if view.isFirstResponder { window.keyboard.moveFocus(by: 1) } else { picker.becomeFirstResponder() }
    }
}
