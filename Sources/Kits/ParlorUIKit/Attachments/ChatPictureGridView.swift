/// The pictures and films of a message, in a mosaic.
@MainActor open class ChatPictureGridView: ChatView {
    /// The attachments, and where they stand.
    open var content: (attachments: [ChatMessageAttachment], grid: PictureGrid)? {
        didSet {
            if content?.attachments != oldValue?.attachments || content?.grid != oldValue?.grid {
                updateContentIfNeeded()
            }
        }
    }
    public weak var client: ChatClient?
    /// A click on one of them.
    public var onOpen: ((ChatMessageAttachment) -> Void)?
    public var onCancel: (() -> Void)?

    private var tiles: [ChatPictureTileView] = []

    open override func setUp() {
        super.setUp()
        clipsToBounds = true
        layer.cornerRadius = appearance.metrics.bubbleRadius - 4
    }

    open override func updateContent() {
        super.updateContent()
        let shown = content?.grid.tiles ?? []
        while tiles.count < shown.count {
            let tile = ChatPictureTileView()
            tile.addAction(
                UIAction { [weak self, weak tile] _ in if let picture = tile?.content { self?.onOpen?(picture) } },
                for: .primaryActionTriggered)
            tile.ring.addAction(UIAction { [weak self] _ in self?.onCancel?() }, for: .primaryActionTriggered)
            tiles.append(tile)
            addSubview(tile)
        }
        for (index, tile) in tiles.enumerated() {
            tile.isHidden = index >= shown.count
            guard let content, index < shown.count else { continue }
            tile.client = client
            tile.hiddenCount = shown[index].hiddenCount
            tile.content = content.attachments[shown[index].index]
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (tile, place) in zip(tiles, content?.grid.tiles ?? []) {
            let frame = place.frame
            tile.frame =
                isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
    }
}
