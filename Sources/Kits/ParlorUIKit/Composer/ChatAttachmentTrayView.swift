/// The files that will go out with the message, each with a way to leave it out.
@MainActor open class ChatAttachmentTrayView: ChatView {
    /// Files that are ready.
    open var content: [TrayItem] = [] { didSet { if content != oldValue { updateContentIfNeeded() } } }
    /// Names of files that are still being read.
    open var preparing: [String] = [] { didSet { if preparing != oldValue { updateContentIfNeeded() } } }
    public weak var client: ChatClient?
    public var onRemove: ((TrayItem) -> Void)?

    private let scroller = UIScrollView()
    private var chips: [TrayChipView] = []

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(scroller)
    }

    open override func updateContent() {
        super.updateContent()
        for chip in chips { chip.removeFromSuperview() }
        chips = content.map { item in
            let chip = TrayChipView()
            chip.client = client
            chip.content = .ready(item)
            chip.onRemove = { [weak self] in self?.onRemove?(item) }
            return chip
        }
        chips += preparing.map { name in
            let chip = TrayChipView()
            chip.content = .preparing(name)
            return chip
        }
        for chip in chips { scroller.addSubview(chip) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroller.frame = bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 16
        let total = 24 + CGFloat(chips.count) * 248
        for chip in chips {
            let left = isRightToLeft ? max(total, bounds.width) - x - 240 : x
            chip.frame = CGRect(x: left, y: 0, width: 240, height: bounds.height)
            x += 248
        }
        scroller.contentSize = CGSize(width: max(total, bounds.width), height: bounds.height)
    }
}
