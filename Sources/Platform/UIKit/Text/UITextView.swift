import Foundation
internal import CGtk
internal import GtkShim

/// Lines of text to edit: GTK's text view inside a scroller.
///
/// It grows with its text: `sizeThatFits` answers the height of the text between `minimumLines` and `maximumLines`.
@preconcurrency @MainActor open class UITextView: UIScrollView, TextInputView {
    private var input: NativeInput?
    private var model = ""
    /// The selection while there is no native input to keep it.
    private var modelSelection: NSRange?
    private var textDelegate: UITextViewDelegate? { delegate }
    open weak var delegate: UITextViewDelegate? {
        get { scrollDelegate as? UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    open var text: String! {
        get { model }
        set { setText(newValue ?? "") }
    }

    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: model) }
        set { setText(newValue?.string ?? "") }
    }

    open var font: UIFont? = .systemFont(ofSize: 15) { didSet { restyle() } }
    open var textColor: UIColor? = .label { didSet { restyle() } }
    open var textAlignment: NSTextAlignment = .natural { didSet { applyTraits() } }
    open var isEditable = true { didSet { applyTraits() } }
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4) { didSet { applyTraits() } }
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType!
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var isSecureTextEntry = false
    open var enablesReturnKeyAutomatically = false
    open var adjustsFontForContentSizeCategory = false
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var usesStandardTextScaling = false
    /// nil: text is dragged by GTK itself.
    open var textDragInteraction: UIDragInteraction? { nil }
    open var textDropInteraction: UIDropInteraction? { nil }
    open var isFindInteractionEnabled = false
    /// What is found in text that is only read: kept, and not looked for.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link]
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { [.font: effectiveFont, .foregroundColor: textColor ?? .label] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }
    let textKit = TextKit()
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
    /// Shown while there is no text.
    package var placeholder: String? { didSet { setNeedsDisplay(); applyAccessibility() } }
    package var minimumLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    /// 0 grows without end.
    package var maximumLines = 0 { didSet { invalidateIntrinsicContentSize() } }
    package var onTextChange: ((String) -> Void)?
    package var onFocusChange: ((Bool) -> Void)?
    /// Return without Shift; nil lets it break the line.
    package var onSubmit: (() -> Void)?

    /// - Parameter textContainer: Kept as the view's `textContainer`.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        if let textContainer { textKit.container = textContainer }
        pointerCursor = .text
        isScrollEnabled = false
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        pointerCursor = .text
        isScrollEnabled = false
    }

    var isComposing: Bool { input?.isComposing ?? false }
    open override var canBecomeFocused: Bool { true }
    open override var canBecomeFirstResponder: Bool { textDelegate?.textViewShouldBeginEditing(self) ?? true }

    // MARK: Text

    private var buffer: UnsafeMutablePointer<GtkTextBuffer>? {
        input.flatMap { gtk_text_view_get_buffer(shim_text_view($0.editor)) }
    }

    private func setText(_ text: String) {
        guard text != model else { return }
        model = text
        modelSelection = nil
        if let input, let buffer {
            input.isSettingText = true
            gtk_text_buffer_set_text(buffer, text, Int32(text.utf8.count))
            input.isSettingText = false
        }
        textChanged()
    }

    private func edited() {
        guard let input, !input.isSettingText, let buffer else { return }
        var start = GtkTextIter(), end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let pointer = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return }
        let new = String(cString: pointer)
        g_free(pointer)
        guard new != model, !take(new) else { return }
        input.isSettingText = true
        gtk_text_buffer_set_text(buffer, model, Int32(model.utf8.count))
        input.isSettingText = false
    }

    /// Makes the reader's text the view's, unless the delegate refuses.
    private func take(_ new: String) -> Bool {
        let change = TextChange(from: model, to: new)
        guard textDelegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.text) ?? true
        else { return false }
        model = new
        textChanged()
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        onTextChange?(new)
        textDelegate?.textViewDidChange(self)
        return true
    }

    private func textChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    func typeText(_ text: String) {
        if let input {
            shim_emit_text(UnsafeMutableRawPointer(input.editor), "insert-at-cursor", text)
        } else {
            let range = selectedRange
            let new = (model as NSString).replacingCharacters(in: range, with: text)
            if take(new) { modelSelection = NSRange(location: range.location + text.utf16.count, length: 0) }
        }
    }

    /// Replaces the selection, or inserts at the caret.
    open func insertText(_ text: String) { typeText(text) }

    /// Removes the selection, or the character before the caret.
    open func deleteBackward() {
        var range = selectedRange
        if range.length == 0 {
            guard range.location > 0 else { return }
            range = (model as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        replaceText(in: range, with: "")
    }

    /// Replaces a part as an edit of the reader's, which the delegate may refuse.
    func replaceText(in range: NSRange, with text: String) {
        let new = (model as NSString).replacingCharacters(in: range, with: text)
        guard take(new) else { return }
        if let input, let buffer {
            input.isSettingText = true
            gtk_text_buffer_set_text(buffer, model, Int32(model.utf8.count))
            input.isSettingText = false
        }
        selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    }

    // MARK: Text input

    open var selectedTextRange: UITextRange? {
        get { UITextRange(selectedRange) }
        set { selectedRange = newValue?.nsRange ?? NSRange(location: model.utf16.count, length: 0) }
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
        textLayout(width: textWidth).caret(at: position.offset)
            .offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
    }

    open func firstRect(for range: UITextRange) -> CGRect {
        textLayout(width: textWidth).rect(of: range.nsRange)
            .offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
    }

    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        [UITextSelectionRect(firstRect(for: range))]
    }

    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        let inside = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
        let found = textLayout(width: textWidth).character(at: inside)
        return UITextPosition(found.fraction > 0.5 ? found.index + 1 : found.index)
    }

    open func characterRange(at point: CGPoint) -> UITextRange? {
        let inside = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
        return UITextRange(NSRange(location: textLayout(width: textWidth).character(at: inside).index, length: 1))
    }

    private var textWidth: CGFloat { max(1, bounds.width - textContainerInset.left - textContainerInset.right) }

    // MARK: Edit actions

    /// What a text view offers: copying what is selected, and changing the text where it may be edited.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action.description {
        case "copy:": selectedRange.length > 0
        case "cut:", "delete:": isEditable && selectedRange.length > 0
        case "paste:": isEditable && UIPasteboard.general.string != nil
        case "select:", "selectAll:": hasText
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    open override func copy(_ sender: Any?) { emit("copy-clipboard") }
    open override func cut(_ sender: Any?) { emit("cut-clipboard") }
    open override func paste(_ sender: Any?) { emit("paste-clipboard") }
    open override func delete(_ sender: Any?) { if selectedRange.length > 0 { deleteBackward() } }
    open override func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: model.utf16.count) }

    private func emit(_ signal: String) {
        if let input { shim_emit(UnsafeMutableRawPointer(input.editor), signal) }
    }

    open var hasText: Bool { !model.isEmpty }

    /// The selection in UTF-16.
    open var selectedRange: NSRange {
        get {
            guard let buffer else { return modelSelection ?? NSRange(location: model.utf16.count, length: 0) }
            var start = GtkTextIter(), end = GtkTextIter()
            gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
            let low = utf16(gtk_text_iter_get_offset(&start)), high = utf16(gtk_text_iter_get_offset(&end))
            return NSRange(location: low, length: high - low)
        }
        set {
            guard let buffer else {
                modelSelection = newValue
                return
            }
            var start = GtkTextIter(), end = GtkTextIter()
            gtk_text_buffer_get_iter_at_offset(buffer, &start, scalars(newValue.location))
            gtk_text_buffer_get_iter_at_offset(buffer, &end, scalars(newValue.location + newValue.length))
            gtk_text_buffer_select_range(buffer, &start, &end)
        }
    }

    // GTK counts Unicode scalars, Foundation UTF-16.
    private func utf16(_ scalars: Int32) -> Int {
        model.unicodeScalars.prefix(Int(scalars)).reduce(0) { $0 + UTF16.width($1) }
    }
    private func scalars(_ utf16: Int) -> Int32 {
        let index = model.utf16.index(model.startIndex, offsetBy: min(utf16, model.utf16.count))
        return Int32(model.unicodeScalars.distance(from: model.startIndex, to: index))
    }

    open func scrollRangeToVisible(_ range: NSRange) {
        guard let input, let buffer else { return }
        gtk_text_view_scroll_mark_onscreen(shim_text_view(input.editor), gtk_text_buffer_get_insert(buffer))
    }

    // MARK: Keys

    package override func handleKey(_ key: UIKey) -> Bool {
        if keyHandler?(key) ?? false { return true }
        guard key.isOnly(.enter), let onSubmit else { return false }
        onSubmit()
        return true
    }

    /// The text view inside scrolls itself, as far as it has more text than room.
    package override func handleScroll(_ scroll: ScrollInput) -> Bool { false }

    // MARK: Native

    override func makeNative() -> UnsafeMutablePointer<GtkWidget>? {
        if input == nil { makeInput() }
        return input?.widget
    }

    private func makeInput() {
        let scroller = gtk_scrolled_window_new()!
        let editor = gtk_text_view_new()!
        gtk_scrolled_window_set_child(shim_scrolled_window(scroller), editor)
        gtk_scrolled_window_set_policy(shim_scrolled_window(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_text_view_set_wrap_mode(shim_text_view(editor), GTK_WRAP_WORD_CHAR)
        gtk_text_view_set_accepts_tab(shim_text_view(editor), 0)
        input = NativeInput(widget: scroller, editor: editor)
        let changed: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
            MainActor.assumeIsolated { Unmanaged<UITextView>.fromOpaque(data!).takeUnretainedValue().edited() }
        }
        input?.isSettingText = true
        if let buffer {
            gtk_text_buffer_set_text(buffer, model, Int32(model.utf8.count))
            shim_connect(
                UnsafeMutableRawPointer(buffer), "changed", unsafeBitCast(changed, to: GCallback.self),
                Unmanaged.passUnretained(self).toOpaque())
        }
        input?.isSettingText = false
        applyTraits()
        restyle()
    }

    override func willUnmountNative() { input?.isComposing = false }

    override var nativeFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

    private func applyTraits() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        guard let input else { return }
        let view = shim_text_view(input.editor)
        gtk_text_view_set_editable(view, isEditable ? 1 : 0)
        gtk_text_view_set_top_margin(view, Int32(textContainerInset.top))
        gtk_text_view_set_bottom_margin(view, Int32(textContainerInset.bottom))
        gtk_text_view_set_left_margin(view, Int32(textContainerInset.left))
        gtk_text_view_set_right_margin(view, Int32(textContainerInset.right))
        let justification: GtkJustification =
            textAlignment == .center
            ? GTK_JUSTIFY_CENTER : standsAtTheRight(textAlignment) ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
        gtk_text_view_set_justification(view, justification)
    }

    private func restyle() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        input?.style(font: effectiveFont, color: rgba(textColor ?? .label), tint: rgba(tintColor))
    }

    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        applyTraits()
        restyle()
    }

    open override func tintColorDidChange() { restyle() }

    // MARK: Size

    private var effectiveFont: UIFont { font ?? .systemFont(ofSize: 15) }

    private func textLayout(width: CGFloat) -> TextLayout {
        // A trailing line break opens a line of its own, for the caret.
        let text = model.isEmpty ? " " : model.hasSuffix("\n") ? model + " " : model
        return TextLayout.of(
            [TextRun(text, font: effectiveFont)], style: TextStyle(lineBreakMode: .byWordWrapping), width: width)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inset = textContainerInset
        let width = size.width.isFinite && size.width > 0 ? size.width : 240
        let layout = textLayout(width: max(1, width - inset.left - inset.right))
        let line = layout.exactHeight / CGFloat(max(1, layout.lineCount))
        var lines = max(layout.lineCount, minimumLines)
        if maximumLines > 0 { lines = min(lines, maximumLines) }
        return CGSize(width: width, height: (line * CGFloat(lines)).rounded(.up) + inset.top + inset.bottom)
    }

    override var wrapsAtItsWidth: Bool { !isScrollEnabled }
    private var layoutWidth: CGFloat = 0
    override var automaticLayoutWidth: CGFloat {
        get { layoutWidth }
        set { layoutWidth = newValue }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: sizeThatFits(CGSize(width: layoutWidth > 0 ? layoutWidth : bounds.width, height: 0)).height)
    }

    // MARK: Drawing

    override func drawContent(_ canvas: Canvas) {
        guard model.isEmpty, !isComposing, let placeholder, !placeholder.isEmpty else { return }
        draw(placeholder, .placeholderText, canvas)
    }

    override func drawNativeStandIn(_ canvas: Canvas) { if !model.isEmpty { draw(model, textColor ?? .label, canvas) } }

    override func drawOverlay(_ canvas: Canvas) {}

    private func draw(_ text: String, _ color: UIColor, _ canvas: Canvas) {
        let inset = textContainerInset
        let layout = TextLayout.of(
            [TextRun(text, font: effectiveFont)],
            style: TextStyle(
                alignment: standsAtTheRight(textAlignment) ? .right : textAlignment, lineBreakMode: .byWordWrapping),
            width: max(1, bounds.width - inset.left - inset.right))
        layout.draw(canvas, at: CGPoint(x: inset.left, y: inset.top), color: rgba(color))
    }

    // MARK: Accessibility

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? placeholder }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? model }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

    override var isElementByNature: Bool { true }

    /// The text view inside is what a screen reader edits: it alone carries the name.
    override func applyAccessibility() {
        if let input, let label = accessibilityLabel { shim_accessible_set_label(input.editor, label) }
    }

    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_GROUP }
}

extension UITextView: FirstResponderObserver {
    package func didBecomeFirstResponder() {
        input?.grabFocus()
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        textDelegate?.textViewDidBeginEditing(self)
        onFocusChange?(true)
    }

    package func didResignFirstResponder() {
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        textDelegate?.textViewDidEndEditing(self)
        onFocusChange?(false)
    }
}

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
        -> UIMenu?
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
        -> UIMenu?
    { nil }
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        true
    }
}
