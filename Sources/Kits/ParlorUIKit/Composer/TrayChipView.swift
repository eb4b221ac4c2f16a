/// A file in the tray.
@MainActor final class TrayChipView: ChatView {
    enum Content: Equatable {
        case ready(TrayItem)
        case preparing(String)
    }

    var content: Content? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    weak var client: ChatClient?
    var onRemove: (() -> Void)?

    private let picture = ChatPictureView()
    private let icon = UIImageView(image: nil)
    private let name = UILabel()
    private let detail = UILabel()
    private let remove = UIButton(type: .custom)

    override func setUp() {
        super.setUp()
        layer.cornerRadius = 12
        layer.borderWidth = 1
        picture.layer.cornerRadius = 8
        name.lineBreakMode = .byTruncatingMiddle
        for view in [picture, icon] as [UIView] { view.accessibilityElementsHidden = true }
        remove.onPress { [weak self] in self?.onRemove?() }
    }

    override func setUpLayout() {
        super.setUpLayout()
        for view in [picture, icon, name, detail, remove] as [UIView] { addSubview(view) }
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        backgroundColor = appearance.colors.surface
        layer.dynamicBorderColor = appearance.colors.hairline
        name.font = appearance.fonts.footnote
        name.textColor = appearance.colors.text
        detail.font = appearance.fonts.caption
        detail.textColor = appearance.colors.textSecondary
        icon.tintColor = appearance.colors.textSecondary
        remove.setImage(
            appearance.images.close.withConfiguration(UIImage.SymbolConfiguration(pointSize: 11)), for: .normal)
        remove.tintColor = appearance.colors.textSecondary
        updateContent()
    }

    override func updateContent() {
        super.updateContent()
        switch content {
        case .ready(let item):
            name.text = item.name
            detail.text = item.detail
            icon.image = appearance.images.of(item.icon)
            remove.accessibilityLabel = "Remove \(item.name)"
            remove.isHidden = false
            showPicture(item)
        case .preparing(let file):
            name.text = file
            detail.text = "Reading …"
            icon.image = appearance.images.pending
            picture.isHidden = true
            remove.isHidden = true
        case nil: break
        }
        icon.isHidden = !picture.isHidden
        setNeedsLayout()
    }

    private func showPicture(_ item: TrayItem) {
        picture.isHidden = !item.isPicture
        guard item.isPicture else { return }
        switch item.payload.source {
        case .file(let url): picture.show(url, client: client)
        case .data(let bytes): picture.imageView.image = UIImage(data: Data(bytes))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame =
                isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        place(picture, CGRect(x: 6, y: (bounds.height - 40) / 2, width: 40, height: 40))
        place(icon, CGRect(x: 16, y: (bounds.height - 20) / 2, width: 20, height: 20))
        let width = max(0, bounds.width - 54 - 36)
        let (first, second) = (name.font.lineRoom, detail.font.lineRoom)
        let y = ((bounds.height - first - second) / 2).rounded()
        place(name, CGRect(x: 54, y: y, width: width, height: first))
        place(detail, CGRect(x: 54, y: y + first, width: width, height: second))
        place(remove, CGRect(x: bounds.width - 36, y: (bounds.height - 32) / 2, width: 32, height: 32))
    }
}

extension Appearance.Images {
    /// The sign of an attachment.
    func of(_ icon: PreviewIcon) -> UIImage {
        switch icon {
        case .picture: picture
        case .video: video
        case .sound: sound
        case .file: file
        }
    }
}
