/// The base of what stands for a file in a bubble: a file, a voice message.
@MainActor open class ChatAttachmentView: ChatControl {
    open var content: ChatMessageAttachment? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    public weak var client: ChatClient?
    /// What words are drawn in: the bubble's colour decides.
    public var textColor: UIColor = .label { didSet { if textColor != oldValue { updateContentIfNeeded() } } }
    /// A click on the cross of an attachment that is on its way out.
    public var onCancel: (() -> Void)?

    /// The room that the attachment takes. The bubble may make it wider.
    open class func size(
        of content: ChatMessageAttachment, fitting width: CGFloat, in context: MessageContext
    ) -> CGSize {
        CGSize(width: min(width, 240), height: 40)
    }

    open override func setUp() {
        super.setUp()
        pointerCursor = .pointer
        accessibilityTraits = .button
    }

    open override func updateContent() {
        super.updateContent()
        accessibilityLabel = content.map { AttachmentText.spoken($0) }
    }
}
