// Each part is made when a message first has it, and hidden while the view's message has none.
extension ChatMessageView {
    func updateParts(_ row: MessageRow, _ context: MessageContext) {
        let color = context.textColor(row)
        let components = context.components

        textView?.isHidden = messageLayout.textLayout == nil
        if let text = messageLayout.textLayout {
            let view = textView ?? made(components.messageTextView.init(), in: bubbleView) { textView = $0 }
            view.onLink = { [weak self] url in self.map { $0.delegate?.messageView($0, didOpen: url) } }
            view.textColor = color
            view.content = text
        }
        signView?.isHidden = messageLayout.sign == nil
        if messageLayout.sign != nil {
            let view = signView ?? made(UIImageView(image: nil), in: bubbleView) { signView = $0 }
            view.accessibilityElementsHidden = true
            view.image = context.appearance.images.locked
            view.tintColor = color
        }
        quoteView?.isHidden = row.quote == nil
        if let quote = row.quote {
            let view = quoteView ?? made(components.quoteView.init(), in: bubbleView) { quoteView = $0 }
            view.onPress { [weak self] in self.map { $0.delegate?.messageViewDidTapQuote($0) } }
            view.textColor = color
            view.accentColor = context.accent(row)
            view.content = quote
        }
        gridView?.isHidden = messageLayout.grid == nil
        if let grid = messageLayout.grid {
            let view = gridView ?? made(components.pictureGridView.init(), in: bubbleView) { gridView = $0 }
            view.client = context.client
            view.onOpen = { [weak self] picture in self.map { $0.delegate?.messageView($0, didOpen: picture) } }
            view.onCancel = { [weak self] in self.map { $0.delegate?.messageViewDidCancel($0) } }
            view.content = (MessageAttachments(row.message).media, grid)
        }
        updateFiles(row, context, color)
        updateCards(row, context, color)
    }

    private func updateFiles(_ row: MessageRow, _ context: MessageContext, _ color: UIColor) {
        let attachments = MessageAttachments(row.message)
        let files = attachments.voices + attachments.files
        let types: [ChatAttachmentView.Type] = files.map {
            $0.kind == .voice ? context.components.voiceView : context.components.fileView
        }
        if !fileViews.elementsEqual(types, by: { type(of: $0) == $1 }) {
            for view in fileViews { view.removeFromSuperview() }
            fileViews = types.map { made($0.init(), in: bubbleView) { _ in } }
        }
        for (view, file) in zip(fileViews, files) {
            view.client = context.client
            view.textColor = color
            view.onCancel = { [weak self] in self.map { $0.delegate?.messageViewDidCancel($0) } }
            if file.kind != .voice {
                view.onPress { [weak self] in self.map { $0.delegate?.messageView($0, didOpen: file) } }
            }
            view.content = file
        }
    }

    private func updateCards(_ row: MessageRow, _ context: MessageContext, _ color: UIColor) {
        locationView?.isHidden = messageLayout.location == nil
        if messageLayout.location != nil, let place = LocationContent(row.message) {
            let view =
                locationView ?? made(context.components.locationView.init(), in: bubbleView) { locationView = $0 }
            view.onPress { [weak self] in
                if let self, let url = place.url { self.delegate?.messageView(self, didOpen: url) }
            }
            view.textColor = color
            view.content = place
        }
        linkCardView?.isHidden = messageLayout.card == nil
        if messageLayout.card != nil, let card = LinkCard(row.message) {
            let view =
                linkCardView ?? made(context.components.linkCardView.init(), in: bubbleView) { linkCardView = $0 }
            view.onPress { [weak self] in self.map { $0.delegate?.messageView($0, didOpen: card.url) } }
            view.textColor = color
            view.content = card
        }
    }

    func updatePartsBelow(_ row: MessageRow, _ context: MessageContext) {
        let (appearance, components) = (context.appearance, context.components)
        avatarView?.isHidden = messageLayout.avatar == nil
        if messageLayout.avatar != nil {
            let view = avatarView ?? made(components.avatarView.init(), in: self) { avatarView = $0 }
            view.client = context.client
            view.content = AvatarContent(row.message.author)
        }
        nameLabel?.isHidden = messageLayout.name == nil
        if messageLayout.name != nil {
            let label = nameLabel ?? made(UILabel(), in: self) { nameLabel = $0 }
            label.accessibilityElementsHidden = true
            label.font = appearance.fonts.captionBold
            label.text = row.message.author.displayName
            label.textColor = UIColor(AvatarName.color(of: row.message.author.id))
        }
        reactionsView?.isHidden = messageLayout.reactions == nil
        if messageLayout.reactions != nil {
            let view = reactionsView ?? made(components.reactionsView.init(), in: self) { reactionsView = $0 }
            view.onToggle = { [weak self] key in self.map { $0.delegate?.messageView($0, didToggleReaction: key) } }
            view.onDetail = { [weak self] key in self.map { $0.delegate?.messageView($0, didAskWhoReactedWith: key) } }
            view.content = ReactionPill.of(row.message)
        }
        threadLineView?.isHidden = messageLayout.thread == nil
        if let thread = row.threadLine, messageLayout.thread != nil {
            let view = threadLineView ?? made(components.threadLineView.init(), in: self) { threadLineView = $0 }
            view.client = context.client
            view.onPress { [weak self] in self.map { $0.delegate?.messageViewDidTapThread($0) } }
            view.content = thread
        }
        footnoteView?.isHidden = messageLayout.footnote == nil
        if messageLayout.footnote != nil {
            let view = footnoteView ?? made(components.footnoteView.init(), in: self) { footnoteView = $0 }
            view.onPress { [weak self] in self.map { $0.delegate?.messageViewDidTapFailure($0) } }
            view.content = FootnoteContent(row, times: appearance.formatters.times)
        }
    }

    private func made<Part: UIView>(_ part: Part, in parent: UIView, _ keep: (Part) -> Void) -> Part {
        keep(part)
        parent.addSubview(part)
        return part
    }
}

extension UIControl {
    /// Does something when pressed, and nothing else that was set this way before.
    func onPress(_ action: @escaping () -> Void) {
        let identifier = UIAction.Identifier("parlor.press")
        removeAction(identifiedBy: identifier, for: .primaryActionTriggered)
        addAction(UIAction(identifier: identifier) { _ in action() }, for: .primaryActionTriggered)
    }
}
