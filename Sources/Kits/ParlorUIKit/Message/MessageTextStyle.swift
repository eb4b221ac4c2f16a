/// How the words of a message are drawn: turns the runs of a ``RichText`` into those of the platform.
@MainActor struct MessageTextStyle {
    let body: UIFont
    let bold: UIFont
    let code: UIFont
    let link: UIColor
    /// Bullets, numbers, rules.
    let faint: UIColor
    let isRightToLeft: Bool

    init(_ row: MessageRow, _ context: MessageContext) {
        let fonts = context.appearance.fonts
        body =
            row.isBigEmoji
            ? fonts.bigEmoji : row.placeholder != nil || row.message.type == .emote ? fonts.bodyItalic : fonts.body
        bold = fonts.bodyBold
        code = .monospacedSystemFont(ofSize: fonts.body.pointSize - 1.5, weight: .regular)
        link = context.accent(row)
        faint = row.isOutgoing ? context.appearance.colors.bubbleOutgoingText : context.appearance.colors.textSecondary
        isRightToLeft = context.isRightToLeft
    }

    func runs(_ runs: [RichText.Run], heading level: Int? = nil) -> [TextRun] {
        runs.map { run in
            var made = TextRun(run.text, font: font(run, level))
            made.isStruckThrough = run.style.contains(.strikethrough)
            made.isUnderlined = run.style.contains(.underline)
            if run.style.contains(.code) { made.background = link.withAlphaComponent(0.12) }
            if run.style.contains(.spoiler) {
                made.background = faint
                made.color = .clear
            }
            if run.style.contains(.superscript) { made.baselineOffset = 5 }
            if run.style.contains(.subscript) { made.baselineOffset = -3 }
            if let link = run.link { apply(link, to: &made) }
            return made
        }
    }

    private func font(_ run: RichText.Run, _ level: Int?) -> UIFont {
        if run.style.contains(.code) { return code }
        var font = body
        if let level { font = font.withSize(font.pointSize + CGFloat(max(0, 4 - level) * 2)).withWeight(.semibold) }
        if run.style.contains(.bold) { font = font.withWeight(.semibold) }
        if run.style.contains(.italic) { font = font.italicized() }
        if !run.style.isDisjoint(with: [.superscript, .subscript]) { font = font.withSize(font.pointSize * 0.75) }
        return font
    }

    private func apply(_ target: RichText.Link, to run: inout TextRun) {
        run.color = link
        switch target {
        case .web(let url):
            run.isUnderlined = true
            run.link = url
        case .message(let message):
            run.isUnderlined = true
            run.link = message.url
        case .user(let id):
            run.font = run.font.withWeight(.semibold)
            run.link = URL(string: "matrix:u/" + id.dropFirst())
        case .everyone: run.font = run.font.withWeight(.semibold)
        }
    }
}
