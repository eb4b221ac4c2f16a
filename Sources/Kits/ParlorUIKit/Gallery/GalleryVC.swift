/// Pictures and films of a conversation, one at a time: arrow keys page, double click or + and - zoom, Escape closes.
@MainActor open class GalleryVC: ChatViewController {
    /// What can be paged through, and where it begins. Set it before the view is loaded.
    open var content: GalleryContent? {
        didSet {
            index = content?.start ?? 0
            updateContentIfNeeded()
        }
    }
    public weak var client: ChatClient?
    /// Which one is shown.
    open var index = 0 { didSet { if index != oldValue { updateContentIfNeeded() } } }

    /// Where saved files go: the user's folder for downloads.
    open var downloads = MediaFile.downloads

    public let closeButton = UIButton(type: .custom)
    public let saveButton = UIButton(type: .custom)
    public let copyButton = UIButton(type: .custom)
    public let previousButton = UIButton(type: .custom)
    public let nextButton = UIButton(type: .custom)
    public let titleLabel = UILabel()
    public let detailLabel = UILabel()
    public let pictureView = GalleryPictureView()
    public let filmView = GalleryFilmView()
    private let noteLabel = UILabel()

    var entry: GalleryContent.Entry? {
        guard let content, content.entries.indices.contains(index) else { return nil }
        return content.entries[index]
    }

    // MARK: Life

    open override func setUp() {
        super.setUp()
        let buttons: [(UIButton, String, () -> Void)] = [
            (closeButton, "Close", { [weak self] in self?.dismiss(animated: true) }),
            (saveButton, "Save", { [weak self] in self?.save() }),
            (copyButton, "Copy", { [weak self] in self?.copyPicture() }),
            (previousButton, "Previous", { [weak self] in self?.page(-1) }),
            (nextButton, "Next", { [weak self] in self?.page(1) }),
        ]
        for (button, name, action) in buttons {
            button.accessibilityLabel = name
            button.layer.cornerRadius = 20
            button.onPress(action)
        }
        noteLabel.textAlignment = .center
        noteLabel.alpha = 0
        noteLabel.clipsToBounds = true
        noteLabel.layer.cornerRadius = 16
        keyHandler = { [weak self] key in self?.take(key) ?? false }
    }

    open override func setUpLayout() {
        super.setUpLayout()
        let parts: [UIView] = [
            pictureView, filmView, titleLabel, detailLabel, previousButton, nextButton, copyButton, saveButton,
            closeButton,
            noteLabel,
        ]
        for part in parts { view.addSubview(part) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        // A viewer is dark by day, too: the picture is what shines.
        view.overrideUserInterfaceStyle = .dark
        view.backgroundColor = UIColor(red: 0.05, green: 0.06, blue: 0.07, alpha: 1)
        let images = appearance.images
        let symbols: [(UIButton, UIImage)] = [
            (closeButton, images.close), (saveButton, images.save),
            (copyButton, images.messageActionCopy),
            (previousButton, images.previous), (nextButton, images.next),
        ]
        for (button, image) in symbols {
            button.setImage(image, for: .normal)
            button.tintColor = .white
            button.backgroundColor = UIColor(white: 1, alpha: 0.12)
        }
        titleLabel.font = appearance.fonts.rowTitle
        titleLabel.textColor = .white
        detailLabel.font = appearance.fonts.caption
        detailLabel.textColor = UIColor(white: 1, alpha: 0.7)
        noteLabel.font = appearance.fonts.footnote
        noteLabel.textColor = .white
        noteLabel.backgroundColor = UIColor(white: 0.2, alpha: 0.9)
        updateContent()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pictureView.becomeFirstResponder()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        filmView.show(nil, client: nil)
    }

    open override func updateContent() {
        super.updateContent()
        guard let content, let entry else { return }
        let times = appearance.formatters.times
        titleLabel.text = entry.message.isSentByCurrentUser ? "You" : entry.message.author.displayName
        let date = entry.message.createdAt
        detailLabel.text = "\(times.day(date)), \(times.clock(date)) · \(content.position(index))"
        previousButton.isHidden = index == 0
        nextButton.isHidden = index + 1 >= content.entries.count
        let isFilm = entry.attachment.kind == .video
        filmView.isHidden = !isFilm
        pictureView.isHidden = isFilm
        copyButton.isHidden = isFilm
        filmView.show(isFilm ? entry.attachment : nil, client: client)
        if !isFilm { pictureView.show(entry.attachment, client: client) }
        view.setNeedsLayout()
    }

    // MARK: Moving

    /// Shows the next one, or the one before.
    open func page(_ step: Int) {
        guard let content, content.entries.indices.contains(index + step) else { return }
        index += step
    }

    private func take(_ key: UIKey) -> Bool {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.code {
        case .left: page(isRightToLeft ? 1 : -1)
        case .right: page(isRightToLeft ? -1 : 1)
        case .home: index = 0
        case .end: index = max(0, (content?.entries.count ?? 1) - 1)
        case .space where entry?.attachment.kind == .video: filmView.toggle()
        case .character where "+=".contains(key.characters): pictureView.zoom(by: 1.5)
        case .character where key.characters == "-": pictureView.zoom(by: 1 / 1.5)
        case .character where key.characters == "0": pictureView.zoom(to: 1)
        default: return false
        }
        return true
    }

    // MARK: Keeping

    /// Puts the file into ``downloads``.
    open func save() {
        guard let attachment = entry?.attachment, let url = attachment.url, let client else { return }
        Task { [weak self, downloads] in
            let file = try? await client.mediaLoader.file(for: url)
            let saved = file.flatMap { try? MediaFile.save($0, as: attachment.name, in: downloads) }
            self?.note(saved.map { "Saved as \($0.lastPathComponent)" } ?? "It could not be saved")
        }
    }

    /// Puts the picture on the clipboard.
    open func copyPicture() {
        guard let picture = pictureView.picture else { return }
        UIPasteboard.general.image = picture
        note("Copied")
    }

    private func note(_ text: String) {
        noteLabel.text = text
        noteLabel.show(forSeconds: 2, fading: 0.4)
        view.setNeedsLayout()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ part: UIView, _ frame: CGRect) {
            part.frame =
                isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let (title, detail) = (max(20, titleLabel.font.lineRoom), max(17, detailLabel.font.lineRoom))
        let top = max(64, 27 + title + detail)
        pictureView.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - 16))
        filmView.frame = pictureView.frame
        place(titleLabel, CGRect(x: 20, y: 12, width: bounds.width - 200, height: title))
        place(detailLabel, CGRect(x: 20, y: 14 + title, width: bounds.width - 200, height: detail))
        var x = bounds.width - 52
        for button in [closeButton, saveButton, copyButton] where !button.isHidden {
            place(button, CGRect(x: x, y: 12, width: 40, height: 40))
            x -= 48
        }
        place(previousButton, CGRect(x: 12, y: bounds.midY - 20, width: 40, height: 40))
        place(nextButton, CGRect(x: bounds.width - 52, y: bounds.midY - 20, width: 40, height: 40))
        let width = noteLabel.sizeThatFits(bounds.size).width + 32
        let note = max(32, noteLabel.font.lineRoom + 12)
        noteLabel.frame = CGRect(
            x: (bounds.width - width) / 2, y: bounds.height - 24 - note, width: width, height: note)
    }
}
