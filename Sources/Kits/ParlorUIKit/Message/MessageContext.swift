/// What the messages of one list have in common: look, parts, whose media, how much room there is.
///
/// A list makes one when its look or its width changes. Sizes are computed from it without any view.
@MainActor public final class MessageContext {
    public let appearance: Appearance
    public let components: Components
    public let client: ChatClient?
    /// The width of the list.
    public let width: CGFloat
    public let isRightToLeft: Bool
    /// How wide a bubble may become.
    public let bubbleWidth: CGFloat
    /// Between the edge of the list and what stands in it.
    public let margin: CGFloat = 16

    public init(
        appearance: Appearance, components: Components, client: ChatClient? = nil,
        width: CGFloat, isRightToLeft: Bool = false
    ) {
        self.appearance = appearance
        self.components = components
        self.client = client
        self.width = width
        self.isRightToLeft = isRightToLeft
        bubbleWidth = CGFloat(appearance.metrics.bubbleWidth(in: width)).rounded(.down)
    }

    /// The room that a text on one line takes.
    func size(of text: String, _ font: UIFont) -> CGSize {
        TextLayout.of([TextRun(text, font: font)], style: TextStyle(lineLimit: 1), width: .greatestFiniteMagnitude).size
    }

    /// Puts a frame that was computed from the left where it belongs in a language that is read from the right.
    package func placed(_ frame: CGRect, in width: CGFloat) -> CGRect {
        guard isRightToLeft else { return frame }
        return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// The colours of what stands in a bubble.
    func textColor(_ row: MessageRow) -> UIColor {
        if row.message.isDeleted { return appearance.colors.textSecondary }
        return row.isOutgoing ? appearance.colors.bubbleOutgoingText : appearance.colors.bubbleIncomingText
    }

    func accent(_ row: MessageRow) -> UIColor {
        row.isOutgoing ? appearance.colors.bubbleOutgoingText : appearance.colors.accent
    }
}
