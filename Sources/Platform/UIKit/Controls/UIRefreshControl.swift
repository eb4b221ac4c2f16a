import Foundation

/// Asks for fresh content: pulled down past the top of its scroll view, or with Ctrl+R or F5.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    public private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString? {
        didSet { label.attributedText = attributedTitle; setNeedsLayout() }
    }
    static let height: CGFloat = 52

    public override init(frame: CGRect) {
        super.init(frame: frame)
        spinner.hidesWhenStopped = false
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(spinner)
        addSubview(label)
        isHidden = true
        accessibilityLabel = "Refresh"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isHidden = false
        spinner.startAnimating()
        scrollView?.refreshStateChanged()
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.stopAnimating()
        isHidden = true
        scrollView?.refreshStateChanged()
    }

    /// The reader asked.
    func trigger() {
        guard isEnabled, !isRefreshing else { return }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    open override var canBecomeFocused: Bool { false }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = !(label.text ?? "").isEmpty
        spinner.frame = CGRect(x: bounds.midX - 10, y: hasTitle ? 8 : (bounds.height - 20) / 2, width: 20, height: 20)
        label.frame = CGRect(x: 8, y: 30, width: bounds.width - 16, height: hasTitle ? 16 : 0)
    }
}

extension UIScrollView {
    func exchangeRefreshControl(_ old: UIRefreshControl?) {
        if let old, old !== refreshControl {
            old.endRefreshing()
            old.removeFromSuperview()
        }
        if let refreshControl {
            insertSubview(refreshControl, at: 0)
            alwaysBounceVertical = true
        }
        setNeedsLayout()
    }

    /// While it refreshes the control stands above the content, which makes room for it.
    func refreshStateChanged() {
        guard let refreshControl else { return }
        let isAtTop = contentOffset.y <= -adjustedContentInset.top
        refreshInset = refreshControl.isRefreshing ? UIRefreshControl.height : 0
        if isAtTop { setOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)) }
        followInset()
        placeRefreshControl()
        setNeedsLayout()
    }

    func placeRefreshControl() {
        refreshControl?.frame = CGRect(
            x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
    }
}
