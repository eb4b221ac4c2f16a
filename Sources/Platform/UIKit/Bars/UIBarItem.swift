import Foundation

/// What bars hold: something with a title and a picture.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    open var title: String? { didSet { if title != oldValue { changed() } } }
    open var image: UIImage? { didSet { if image != oldValue { changed() } } }
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    open var tag = 0
    open var accessibilityIdentifier: String? { didSet { changed() } }
    open var accessibilityLabel: String? { didSet { changed() } }
    open var accessibilityHint: String? { didSet { changed() } }
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// The bar that shows it, told of each change.
    var onChange: (() -> Void)?

    /// There are no archives of items here; subclasses inherit the initialiser that Apple's UIKit demands.
    public required init?(coder: NSCoder) { super.init() }
    public override init() { super.init() }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    func changed() { onChange?() }
}
