/// Shows a picture that has to be loaded, and a blurred impression or a colour until it is there.
///
/// The picture fills the view; what is too much is cut off. It is loaded at the size that the view has when it is laid out.
@MainActor open class ChatPictureView: ChatView {
    public let imageView = UIImageView(image: nil)

    private var url: URL?
    private weak var client: ChatClient?
    private var blur: UIImage?
    private var shown: (url: URL, size: CGSize)?
    private var loading: Task<Void, Never>?

    /// Told when the picture is there.
    public var onLoad: ((UIImage) -> Void)?

    /// What is shown until the picture is there; the colour of hairlines by default.
    public var placeholderColor: UIColor? { didSet { backgroundColor = placeholderColor } }

    /// Whether the picture itself is on screen.
    public var isLoaded: Bool { shown != nil }

    /// Shows another picture.
    ///
    /// - Parameters:
    ///   - url: What `MediaLoader` reads; nil shows the placeholder.
    ///   - client: Whose media it is loaded through.
    ///   - blur: The bytes of a small impression, for the time until it is there.
    open func show(_ url: URL?, client: ChatClient?, blur: [UInt8]? = nil) {
        guard url != self.url || client !== self.client else { return }
        loading?.cancel()
        loading = nil
        (self.url, self.client, shown) = (url, client, nil)
        imageView.image = blur.flatMap { UIImage(data: Data($0)) }
        backgroundColor = placeholderColor ?? appearance.colors.hairline
        loadIfNeeded()
    }

    open override func setUp() {
        super.setUp()
        clipsToBounds = true
        imageView.contentMode = .scaleAspectFill
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(imageView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        loadIfNeeded()
    }

    private func loadIfNeeded() {
        guard let url, bounds.width > 0, bounds.height > 0, loading == nil else { return }
        let size = bounds.size
        if let shown, shown.url == url, shown.size.width >= size.width { return }
        let loader = components.pictures
        if let picture = loader.cached(url, size: size, client: client) { return take(picture, url, size) }
        loading = Task { [weak self, client] in
            let picture = await loader.picture(url, size: size, client: client)
            guard !Task.isCancelled, let self else { return }
            self.loading = nil
            if let picture { self.take(picture, url, size) }
        }
    }

    private func take(_ picture: UIImage, _ url: URL, _ size: CGSize) {
        shown = (url, size)
        imageView.image = picture
        backgroundColor = nil
        onLoad?(picture)
    }

    deinit { loading?.cancel() }
}
