import Foundation
internal import CGtk
internal import GtkShim

/// One line of text to edit: GTK's entry inside, so that input methods, selection and clipboard are the desktop's.
@preconcurrency @MainActor open class UITextField: UIControl, TextInputView {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    private var input: NativeInput?
    private var model = ""
    open weak var delegate: UITextFieldDelegate?

    open var text: String? {
        get { model }
        set { setText(newValue ?? "") }
    }

    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: model) }
        set { setText(newValue?.string ?? "") }
    }

    open var placeholder: String? { didSet { applyPlaceholder() } }
    open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    open var font: UIFont? = .systemFont(ofSize: 15) { didSet { restyle() } }
    open var textColor: UIColor? = .label { didSet { restyle() } }
    open var textAlignment: NSTextAlignment = .natural { didSet { applyTraits() } }
    open var borderStyle = BorderStyle.none { didSet { applyBorder() } }
    open var isSecureTextEntry = false { didSet { applyTraits() } }
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var background: UIImage?
    open var disabledBackground: UIImage?
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: font ?? .systemFont(ofSize: 15), .foregroundColor: textColor ?? .label] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { defaultTextAttributes }
        set { defaultTextAttributes = newValue ?? [:] }
    }
    open var enablesReturnKeyAutomatically = false
    open var clearsOnBeginEditing = false
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
    open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    open override var inputAccessoryView: UIView? {
        get { accessoryView }
        set { accessoryView = newValue }
    }
    private var accessoryView: UIView?
    open override var inputView: UIView? {
        get { keyboardView }
        set { keyboardView = newValue }
    }
    private var keyboardView: UIView?
    /// Space between the edge and the text.
    package var textInsets = UIEdgeInsets.zero { didSet { setNeedsLayout(); childrenMoved() } }
    /// Return was pressed.
    package var onSubmit: (() -> Void)?
    package var onTextChange: ((String) -> Void)?
    package var onFocusChange: ((Bool) -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        pointerCursor = .text
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isEditing: Bool { isFirstResponder }
    var isComposing: Bool { input?.isComposing ?? false }
    open override var canBecomeFocused: Bool { isEnabled }
    open override var canBecomeFirstResponder: Bool {
        isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
    }
    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    // MARK: Text

    private func setText(_ text: String) {
        guard text != model else { return }
        model = text
        if let input {
            input.isSettingText = true
            gtk_editable_set_text(shim_editable(input.widget), text)
            gtk_editable_set_position(shim_editable(input.widget), -1)
            input.isSettingText = false
        }
        setNeedsDisplay()
    }

    /// The reader changed the text.
    private func edited() {
        guard let input, !input.isSettingText else { return }
        let new = String(cString: gtk_editable_get_text(shim_editable(input.widget)))
        guard new != model, !take(new) else { return }
        input.isSettingText = true
        gtk_editable_set_text(shim_editable(input.widget), model)
        input.isSettingText = false
    }

    /// Makes the reader's text the field's, unless the delegate refuses.
    private func take(_ new: String) -> Bool {
        let change = TextChange(from: model, to: new)
        guard delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.text) ?? true
        else { return false }
        model = new
        onTextChange?(new)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        return true
    }

    func typeText(_ text: String) {
        if let input {
            shim_emit_text(UnsafeMutableRawPointer(input.editor), "insert-at-cursor", text)
        } else {
            _ = take(model + text)
            setNeedsDisplay()
        }
    }

    open override func selectAll(_ sender: Any?) {
        if let input { gtk_editable_select_region(shim_editable(input.widget), 0, -1) }
    }

    // MARK: Keys

    package override func handleKey(_ key: UIKey) -> Bool {
        if super.handleKey(key) { return true }
        guard key.isOnly(.enter) else { return false }
        if delegate?.textFieldShouldReturn(self) ?? true {
            onSubmit?()
            sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        }
        return true
    }

    // MARK: Native

    override func makeNative() -> UnsafeMutablePointer<GtkWidget>? {
        if input == nil { makeInput() }
        return input?.widget
    }

    private func makeInput() {
        let entry = gtk_entry_new()!
        let text = gtk_editable_get_delegate(shim_editable(entry))!
        let input = NativeInput(
            widget: entry, editor: UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkWidget.self))
        self.input = input
        let changed: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
            MainActor.assumeIsolated { Unmanaged<UITextField>.fromOpaque(data!).takeUnretainedValue().edited() }
        }
        shim_connect(
            UnsafeMutableRawPointer(entry), "changed", unsafeBitCast(changed, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque())
        input.isSettingText = true
        gtk_editable_set_text(shim_editable(entry), model)
        input.isSettingText = false
        applyPlaceholder()
        applyTraits()
        restyle()
    }

    override func willUnmountNative() { input?.isComposing = false }

    override var nativeFrame: CGRect { textRect(forBounds: CGRect(origin: .zero, size: bounds.size)) }

    open func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = bounds.inset(by: textInsets)
        if borderStyle != .none, textInsets == .zero { rect = rect.insetBy(dx: 10, dy: 0) }
        if let leftView, leftViewMode != .never {
            rect.origin.x += leftView.frame.width + 6
            rect.size.width -= leftView.frame.width + 6
        }
        if let rightView, rightViewMode != .never { rect.size.width -= rightView.frame.width + 6 }
        return rect
    }

    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

    // MARK: Text input

    open var hasText: Bool { !model.isEmpty }
    /// Replaces the selection, or inserts at the caret.
    open func insertText(_ text: String) { typeText(text) }

    /// Removes the selection, or the character before the caret.
    open func deleteBackward() {
        var range = selection
        if range.length == 0 {
            guard range.location > 0 else { return }
            range = (model as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        replaceText(in: range, with: "")
    }

    open var selectedTextRange: UITextRange? {
        get { UITextRange(selection) }
        set { selection = newValue?.nsRange ?? NSRange(location: model.utf16.count, length: 0) }
    }
    /// What an input method composes is GTK's until it is done.
    open var markedTextRange: UITextRange? { nil }
    open var endOfDocument: UITextPosition { UITextPosition(model.utf16.count) }

    open func text(in range: UITextRange) -> String? {
        let range = NSIntersectionRange(range.nsRange, NSRange(location: 0, length: model.utf16.count))
        return (model as NSString).substring(with: range)
    }

    open func replace(_ range: UITextRange, withText text: String) { replaceText(in: range.nsRange, with: text) }

    open func caretRect(for position: UITextPosition) -> CGRect {
        let rect = nativeFrame
        return caretLayout.caret(at: position.offset).offsetBy(dx: rect.minX, dy: rect.minY)
    }

    open func firstRect(for range: UITextRange) -> CGRect {
        let rect = nativeFrame
        return caretLayout.rect(of: range.nsRange).offsetBy(dx: rect.minX, dy: rect.minY)
    }

    private var caretLayout: TextLayout {
        TextLayout.of(
            [TextRun(model, font: font ?? .systemFont(ofSize: 15))], style: TextStyle(), width: .greatestFiniteMagnitude
        )
    }

    private func replaceText(in range: NSRange, with text: String) {
        guard take((model as NSString).replacingCharacters(in: range, with: text)) else { return }
        if let input {
            input.isSettingText = true
            gtk_editable_set_text(shim_editable(input.widget), model)
            input.isSettingText = false
        }
        selection = NSRange(location: range.location + text.utf16.count, length: 0)
        setNeedsDisplay()
    }

    /// In UTF-16; GTK counts Unicode scalars.
    private var selection: NSRange {
        get {
            guard let input else { return NSRange(location: model.utf16.count, length: 0) }
            var start: Int32 = 0, end: Int32 = 0
            if gtk_editable_get_selection_bounds(shim_editable(input.widget), &start, &end) == 0 {
                start = gtk_editable_get_position(shim_editable(input.widget))
                end = start
            }
            func utf16(_ scalars: Int32) -> Int {
                model.unicodeScalars.prefix(Int(scalars)).reduce(0) { $0 + UTF16.width($1) }
            }
            return NSRange(location: utf16(start), length: utf16(end) - utf16(start))
        }
        set {
            guard let input else { return }
            func scalars(_ utf16: Int) -> Int32 {
                let index = model.utf16.index(model.startIndex, offsetBy: max(0, min(utf16, model.utf16.count)))
                return Int32(model.unicodeScalars.distance(from: model.startIndex, to: index))
            }
            gtk_editable_select_region(
                shim_editable(input.widget), scalars(newValue.location), scalars(newValue.location + newValue.length))
        }
    }

    private func applyPlaceholder() {
        if let input { gtk_entry_set_placeholder_text(shim_entry(input.widget), placeholder) }
        applyAccessibility()
        setNeedsDisplay()
    }

    private func applyTraits() {
        guard let input else { return setNeedsDisplay() }
        gtk_entry_set_visibility(shim_entry(input.widget), isSecureTextEntry ? 0 : 1)
        let alignment: Float = textAlignment == .center ? 0.5 : standsAtTheRight(textAlignment) ? 1 : 0
        gtk_editable_set_alignment(shim_editable(input.widget), alignment)
        gtk_widget_set_sensitive(input.widget, isEnabled ? 1 : 0)
    }

    private func restyle() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        guard let input else { return }
        input.style(font: font ?? .systemFont(ofSize: 15), color: rgba(textColor ?? .label), tint: rgba(tintColor))
    }

    override func stateChanged() {
        applyTraits()
        super.stateChanged()
    }

    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        applyTraits()
        restyle()
    }

    open override func tintColorDidChange() { restyle() }

    // MARK: Look and layout

    private func applyBorder() {
        layer.cornerRadius = borderStyle == .roundedRect ? 8 : 0
        layer.borderWidth = borderStyle == .none ? 0 : 1
        layer.dynamicBorderColor = .systemGray4
        setNeedsLayout()
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
        childrenMoved()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let leftView {
            leftView.isHidden = leftViewMode == .never
            leftView.frame.origin = CGPoint(
                x: textInsets.left, y: ((bounds.height - leftView.frame.height) / 2).rounded())
        }
        if let rightView {
            rightView.isHidden = rightViewMode == .never
            rightView.frame.origin = CGPoint(
                x: bounds.width - textInsets.right - rightView.frame.width,
                y: ((bounds.height - rightView.frame.height) / 2).rounded())
        }
    }

    open override var intrinsicContentSize: CGSize {
        let line = (font ?? .systemFont(ofSize: 15)).lineHeight.rounded(.up)
        let padding: CGFloat = borderStyle == .none ? 4 : 14
        return CGSize(width: UIView.noIntrinsicMetric, height: line + padding + textInsets.top + textInsets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.isFinite ? size.width : 200, height: intrinsicContentSize.height)
    }

    override func drawNativeStandIn(_ canvas: Canvas) {
        let rect = nativeFrame, isEmpty = model.isEmpty
        let shown = isEmpty ? placeholder ?? "" : isSecureTextEntry ? String(repeating: "•", count: model.count) : model
        guard !shown.isEmpty else { return }
        let layout = TextLayout.of(
            [TextRun(shown, font: font ?? .systemFont(ofSize: 15))], style: TextStyle(lineLimit: 1), width: rect.width)
        layout.draw(
            canvas, at: CGPoint(x: rect.minX, y: rect.minY + ((rect.height - layout.size.height) / 2).rounded(.down)),
            color: rgba(isEmpty ? .placeholderText : textColor ?? .label))
    }

    // MARK: Accessibility

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? placeholder }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isSecureTextEntry ? nil : model) }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

    /// The entry is what a screen reader edits: it alone carries the name.
    override func applyAccessibility() {
        if let input, let label = accessibilityLabel { shim_accessible_set_label(input.widget, label) }
    }

    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_GROUP }
}

extension UITextField: UITextInput {
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
}

extension UITextField: FirstResponderObserver {
    package func didBecomeFirstResponder() {
        if clearsOnBeginEditing { setText("") }
        input?.grabFocus()
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        delegate?.textFieldDidBeginEditing(self)
        onFocusChange?(true)
    }

    package func didResignFirstResponder() {
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        delegate?.textFieldDidEndEditing(self)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        onFocusChange?(false)
    }
}
