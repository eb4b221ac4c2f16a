/// A field to search with: a glass, the text, and a cross that empties it.
@MainActor open class ChatSearchField: ChatView, UITextFieldDelegate {
    public let textField = UITextField()
    public let icon = UIImageView(image: nil)

    /// Called after each change of the text.
    public var onChange: ((String) -> Void)?
    /// Called for Enter.
    public var onSubmit: (() -> Void)?
    /// Keys before the field sees them; `true` takes them.
    public var onKey: ((UIKey) -> Bool)?

    open var text: String {
        get { textField.text ?? "" }
        set { textField.text = newValue }
    }

    open var placeholder: String? {
        get { textField.placeholder }
        set {
            textField.placeholder = newValue
            textField.accessibilityLabel = newValue
        }
    }

    private let plate = UIView()

    open override func setUp() {
        super.setUp()
        icon.accessibilityElementsHidden = true
        textField.delegate = self
        textField.borderStyle = .none
        textField.keyHandler = { [weak self] in self?.onKey?($0) ?? false }
        textField.clearButtonMode = .whileEditing
        textField.addAction(
            UIAction { [weak self] _ in self.map { $0.onChange?($0.text) } }, for: .editingChanged)
        plate.layer.cornerRadius = 10
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for part in [plate, icon, textField] as [UIView] { addSubview(part) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        icon.image = appearance.images.search
        icon.tintColor = appearance.colors.textTertiary
        plate.backgroundColor = appearance.colors.hover
        textField.font = appearance.fonts.body
        textField.textColor = appearance.colors.text
    }

    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onSubmit?()
        return true
    }

    /// Puts the keyboard into the field.
    public func focus() { textField.becomeFirstResponder() }

    /// How high the field is, with the space around it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        _ = super.sizeThatFits(size)
        return CGSize(width: size.width, height: max(52, appearance.fonts.body.lineRoom + 32))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        plate.frame = bounds.insetBy(dx: 12, dy: 8)
        let middle = plate.frame.midY
        icon.frame = CGRect(
            x: isMirrored ? plate.frame.maxX - 28 : plate.frame.minX + 10, y: middle - 9, width: 18, height: 18)
        textField.frame = CGRect(
            x: plate.frame.minX + (isMirrored ? 8 : 36), y: plate.frame.minY, width: max(0, plate.frame.width - 44),
            height: plate.frame.height)
    }
}
