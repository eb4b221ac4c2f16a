import Foundation
internal import CGtk

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    open var allowsCopyingTokens = true
    open var allowsDeletingTokens = true
    open var tokenBackgroundColor: UIColor! = .tertiarySystemFill

    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_SEARCH_BOX }
}

/// A field to look for something: alone, or under the title of a navigation bar.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
    public enum Style: Int, Sendable { case `default`, prominent, minimal }
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    static let height: CGFloat = 52
    private static let fieldHeight: CGFloat = 36

    open weak var delegate: (any UISearchBarDelegate)?
    public let searchTextField = UISearchTextField(frame: .zero)
    private let pill = UIView()
    private let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    private let clear = UIButton(type: .custom)
    private lazy var cancel = BarButton { [weak self] in self?.cancelPressed() }
    /// For the search controller.
    var onTextChange: ((String) -> Void)?
    var onBegin: (() -> Void)?
    var onCancel: (() -> Void)?

    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            changed(newValue ?? "")
        }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var prompt: String?
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    open var searchBarStyle = Style.default
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
    open var isTranslucent = true
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }
    open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { updateCancel() } } }
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var showsScopeBar = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0 {
        didSet {
            if selectedScopeButtonIndex != oldValue {
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
            }
        }
    }
    open var backgroundImage: UIImage?
    open var barPosition: UIBarPosition { .any }
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    open var enablesReturnKeyAutomatically = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        pill.backgroundColor = .tertiarySystemFill
        pill.layer.cornerRadius = 9
        icon.tintColor = .secondaryLabel
        icon.contentMode = .scaleAspectFit
        searchTextField.placeholder = "Search"
        searchTextField.accessibilityLabel = "Search"
        clear.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        clear.tintColor = .tertiaryLabel
        clear.accessibilityLabel = "Clear"
        clear.isHidden = true
        clear.addAction(UIAction { [weak self] _ in self?.text = "" }, for: .primaryActionTriggered)
        addSubview(pill)
        for view in [icon, searchTextField, clear] as [UIView] { pill.addSubview(view) }
        searchTextField.onTextChange = { [weak self] in self?.changed($0) }
        searchTextField.onSubmit = { [weak self] in if let self { self.delegate?.searchBarSearchButtonClicked(self) } }
        searchTextField.onFocusChange = { [weak self] in self?.focusChanged($0) }
    }

    private func changed(_ text: String) {
        clear.isHidden = text.isEmpty
        delegate?.searchBar(self, textDidChange: text)
        onTextChange?(text)
    }

    private func focusChanged(_ isFocused: Bool) {
        if isFocused {
            delegate?.searchBarTextDidBeginEditing(self)
            onBegin?()
        } else {
            delegate?.searchBarTextDidEndEditing(self)
        }
    }

    func cancelPressed() {
        searchTextField.resignFirstResponder()
        delegate?.searchBarCancelButtonClicked(self)
        onCancel?()
    }

    /// Escape clears, and where there is nothing to clear it cancels.
    package override func handleKey(_ key: UIKey) -> Bool {
        guard key.isOnly(.escape), searchTextField.isFirstResponder else { return super.handleKey(key) }
        if onCancel == nil, !(text ?? "").isEmpty { text = "" } else { cancelPressed() }
        return true
    }

    private func updateCancel() {
        cancel.show(title: "Cancel", image: nil, attributes: nil, isDone: false)
        if showsCancelButton { addSubview(cancel) } else { cancel.removeFromSuperview() }
        setNeedsLayout()
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        if icon == .search { self.icon.image = iconImage }
        if icon == .clear { clear.setImage(iconImage, for: state) }
    }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
    open func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
    open var searchTextPositionAdjustment = UIOffset.zero
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in room: CGFloat) {
            view.frame = CGRect(x: isMirrored ? room - x - width : x, y: y, width: max(0, width), height: height)
        }
        let cancelWidth = showsCancelButton ? cancel.intrinsicContentSize.width + 4 : 0
        let width = bounds.width - 24 - cancelWidth, y = ((bounds.height - Self.fieldHeight) / 2).rounded()
        put(pill, 12, y, width, Self.fieldHeight, in: bounds.width)
        put(icon, 9, 9, 18, 18, in: width)
        put(searchTextField, 33, 0, width - 33 - 34, Self.fieldHeight, in: width)
        put(clear, width - 34, 2, 32, 32, in: width)
        if showsCancelButton { put(cancel, 12 + width + 4, y, cancelWidth - 4, BarButton.side, in: bounds.width) }
    }
}

/// Hears what the reader looks for.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
