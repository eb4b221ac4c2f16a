/// Computes a ``MessageLayout``: widths first, then heights from top to bottom.
@MainActor struct MessageLayoutBuilder {
    let row: MessageRow
    let context: MessageContext
    private var layout = MessageLayout()
    private let metrics: Metrics
    private let attachments: MessageAttachments

    init(_ row: MessageRow, _ context: MessageContext) {
        self.row = row
        self.context = context
        metrics = context.appearance.metrics
        attachments = MessageAttachments(row.message)
    }

    mutating func build() -> MessageLayout {
        let left: CGFloat = row.isOutgoing ? context.margin : context.margin + metrics.messageAvatar + 8
        let room = min(context.bubbleWidth, context.width - left - context.margin)
        var y: CGFloat = row.isFirstOfGroup ? metrics.spaceBetweenGroups : metrics.spaceInGroup
        if row.showsAuthorName {
            let height = context.size(of: "Ag", context.appearance.fonts.captionBold).height
            layout.name = CGRect(
                x: left + metrics.bubblePaddingHorizontal, y: y, width: context.width - left - context.margin - 24,
                height: height)
            y += height + 3
        }
        let size = fillBubble(max(40, room))
        layout.bubble = CGRect(
            x: row.isOutgoing ? context.width - context.margin - size.width : left, y: y, width: size.width,
            height: size.height)
        y = layout.bubble.maxY
        if row.showsAvatar {
            let side = metrics.messageAvatar
            layout.avatar = CGRect(x: context.margin, y: max(layout.bubble.minY, y - side), width: side, height: side)
        }
        addBelow(&y, room)
        layout.height = y.rounded(.up)
        return layout
    }

    // MARK: The bubble

    private mutating func fillBubble(_ room: CGFloat) -> CGSize {
        if row.isBigEmoji {
            let text = setText(context.width)
            layout.text = CGRect(x: 0, y: 0, width: text.width, height: text.height)
            return text
        }
        let hasMedia = !attachments.media.isEmpty
        // Pictures reach nearly to the bubble's edge; text keeps its distance.
        let (side, end): (CGFloat, CGFloat) =
            hasMedia ? (4, 4) : (metrics.bubblePaddingHorizontal, metrics.bubblePaddingVertical)
        let textInset = metrics.bubblePaddingHorizontal - side
        let inner = room - 2 * side
        var width: CGFloat = 0
        var y = end
        func space() { if y > end { y += 6 } }

        let grid = hasMedia ? PictureGrid(attachments.media, maxWidth: min(inner, 320)) : nil
        let textRoom = (grid.map { max($0.size.width, 160) } ?? inner) - 2 * textInset
        let words = hasWords ? setText(textRoom) : nil
        let card = LinkCard(row.message)

        if let quote = row.quote {
            let size = context.components.quoteView.size(of: quote, fitting: inner, in: context)
            layout.quote = CGRect(x: side, y: y, width: size.width, height: size.height)
            (width, y) = (max(width, size.width), y + size.height)
        }
        if let grid {
            space()
            layout.grid = grid
            layout.media = CGRect(origin: CGPoint(x: side, y: y), size: grid.size)
            (width, y) = (max(width, grid.size.width), y + grid.size.height)
        }
        for file in attachments.voices + attachments.files {
            space()
            let view: ChatAttachmentView.Type =
                file.kind == .voice ? context.components.voiceView : context.components.fileView
            let size = view.size(of: file, fitting: inner, in: context)
            layout.files.append(CGRect(x: side, y: y, width: size.width, height: size.height))
            (width, y) = (max(width, size.width), y + size.height)
        }
        if let place = LocationContent(row.message) {
            let size = context.components.locationView.size(of: place, fitting: inner, in: context)
            layout.location = CGRect(x: side, y: y, width: size.width, height: size.height)
            (width, y) = (max(width, size.width), y + size.height)
        }
        if let words {
            space()
            let sign: CGFloat = row.placeholder == .locked ? 20 : 0
            if sign > 0 {
                layout.sign = CGRect(x: side + textInset, y: y + (words.height - 15) / 2, width: 15, height: 15)
            }
            layout.text = CGRect(x: side + textInset + sign, y: y, width: words.width, height: words.height)
            (width, y) = (max(width, words.width + sign + 2 * textInset), y + words.height)
            if hasMedia { y += metrics.bubblePaddingVertical - end }
        }
        if let card {
            space()
            let size = context.components.linkCardView.size(of: card, fitting: inner, in: context)
            layout.card = CGRect(x: side, y: y, width: max(size.width, min(width, inner)), height: size.height)
            (width, y) = (max(width, size.width), y + size.height)
        }
        stretch(to: width, side)
        // Pills of reactions lie on the lower edge, and must not touch the words.
        if !row.message.reactions.isEmpty, !row.message.isDeleted, words != nil { y += 5 }
        let shortest = 2 * metrics.bubbleRadius
        return CGSize(width: max(width + 2 * side, shortest).rounded(.up), height: max(y + end, shortest).rounded(.up))
    }

    /// What is as wide as the bubble grows with it.
    private mutating func stretch(to width: CGFloat, _ side: CGFloat) {
        layout.quote?.size.width = width
        layout.card?.size.width = width
        for index in layout.files.indices { layout.files[index].size.width = width }
    }

    private var hasWords: Bool {
        if row.placeholder != nil { return true }
        return !row.message.text.isEmpty && row.message.type != .location
    }

    private mutating func setText(_ width: CGFloat) -> CGSize {
        let text = MessageTextLayout(blocks, MessageTextStyle(row, context), width: width)
        layout.textLayout = text
        return text.size
    }

    private var blocks: [RichText.Block] {
        if let placeholder = row.placeholder { return [.paragraph([RichText.Run(placeholder.text)])] }
        let blocks = row.message.richText.blocks
        guard row.message.type == .emote else { return blocks }
        let author = RichText.Run("\(row.message.author.displayName) ", style: .bold)
        if case .paragraph(let runs) = blocks.first { return [.paragraph([author] + runs)] + blocks.dropFirst() }
        return [.paragraph([author])] + blocks
    }

    // MARK: Below the bubble

    private mutating func addBelow(_ y: inout CGFloat, _ room: CGFloat) {
        let pills = ReactionPill.of(row.message)
        if !pills.isEmpty {
            let size = context.components.reactionsView.size(of: pills, fitting: max(room, 120), in: context)
            // The pills overlap the bubble's lower edge; under emoji without a bubble they stand clear.
            y -= row.isBigEmoji ? 0 : 7
            layout.reactions = aligned(size, inset: 8, y)
            y += size.height
        }
        if let thread = row.threadLine {
            y += 4
            let size = context.components.threadLineView.size(of: thread, fitting: max(room, 120), in: context)
            layout.thread = aligned(size, inset: 4, y)
            y += size.height
        }
        if row.showsFootnote {
            y += 3
            let content = FootnoteContent(row, times: context.appearance.formatters.times)
            let size = context.components.footnoteView.size(of: content, in: context)
            layout.footnote = aligned(size, inset: 8, y)
            y += size.height
        }
    }

    /// On the sender's side of the bubble.
    private func aligned(_ size: CGSize, inset: CGFloat, _ y: CGFloat) -> CGRect {
        let bubble = layout.bubble
        let x = row.isOutgoing ? bubble.maxX - inset - size.width : bubble.minX + inset
        return CGRect(x: x.rounded(), y: y, width: size.width, height: size.height)
    }
}
