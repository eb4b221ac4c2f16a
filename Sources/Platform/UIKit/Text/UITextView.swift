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
        set { setText(newValue ?? "", looks: nil) }
    }

    /// The text with its looks, which stay with it while it is edited. Characters that name no font have the view's own.
    open var attributedText: NSAttributedString! {
        get {
            styled.string.map { NSAttributedString(attributedString: $0) }
                ?? NSAttributedString(string: model, attributes: typingAttributes)
        }
        set { setText(newValue?.string ?? "", looks: newValue) }
    }
    let styled = StyledText()
    private let bufferLooks = BufferLooks()

    /// Setting it gives all of the text this font.
    open var font: UIFont? = .systemFont(ofSize: 15) {
        didSet {
            styled.cover(.font, font)
            restyle()
        }
    }
    /// Setting it gives all of the text this colour.
    open var textColor: UIColor? = .label {
        didSet {
            styled.cover(.foregroundColor, textColor)
            restyle()
        }
    }
    open var textAlignment: NSTextAlignment = .natural { didSet { applyTraits() } }
    open var isEditable = true {
        didSet {
            applyTraits()
            restyle()
        }
    }
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
    /// What becomes a link in text that is only read: addresses of pages and of mail, and telephone numbers. Other kinds are
    /// not looked for.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { restyle() } }
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet { restyle() }
    }
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { typing ?? [.font: effectiveFont, .foregroundColor: textColor ?? .label] }
        set {
            typing = newValue
            guard styled.string == nil else { return }
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }
    /// What the app said of characters to come; moving the caret in a text of several looks forgets it, as in UIKit.
    private var typing: [NSAttributedString.Key: Any]?
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
        setUp()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        pointerCursor = .text
        isScrollEnabled = false
        secondaryClickHandler = { [weak self] place in self?.openItemMenu(at: place) ?? false }
    }

    var isComposing: Bool { input?.isComposing ?? false }
    open override var canBecomeFocused: Bool { true }
    open override var canBecomeFirstResponder: Bool { textDelegate?.textViewShouldBeginEditing(self) ?? true }

    // MARK: Text

    private var buffer: UnsafeMutablePointer<GtkTextBuffer>? {
        input.flatMap { gtk_text_view_get_buffer(shim_text_view($0.editor)) }
    }

    private func setText(_ text: String, looks: NSAttributedString?) {
        let isNew = text != model
        guard isNew || looks != nil || styled.string != nil else { return }
        styled.set(looks)
        model = text
        if isNew {
            modelSelection = nil
            typing = nil
            fillBuffer()
        } else {
            showLooks()
        }
        textChanged()
    }

    private func fillBuffer() {
        guard let input, let buffer else { return }
        input.isSettingText = true
        gtk_text_buffer_set_text(buffer, model, Int32(model.utf8.count))
        input.isSettingText = false
        showLooks()
    }

    /// Shows the text's several looks in GTK's editor.
    private func showLooks() {
        guard let input, let buffer else { return }
        input.isSettingText = true
        defer { input.isSettingText = false }
        guard let shown = linkedText else { return bufferLooks.clear(buffer) }
        bufferLooks.apply(
            styled.runs(of: shown, font: effectiveFont), paragraph: shown.firstParagraphStyle, to: buffer,
            color: rgba(_:))
    }

    /// The text with the looks of its links, if it has more than one look.
    var linkedText: NSAttributedString? {
        styled.shown(model, links: linkTextAttributes ?? [:], detecting: isEditable ? [] : dataDetectorTypes)
    }

    private func edited() {
        guard let input, !input.isSettingText, let buffer else { return }
        var start = GtkTextIter(), end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        // The slice holds the characters that stand for pictures, too.
        guard let pointer = gtk_text_buffer_get_slice(buffer, &start, &end, 0) else { return }
        let new = String(cString: pointer)
        g_free(pointer)
        guard new != model, !take(new) else { return }
        fillBuffer()
    }

    /// Makes the reader's text the view's, unless the delegate refuses.
    private func take(_ new: String) -> Bool {
        let change = TextChange(from: model, to: new)
        guard textDelegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.text) ?? true
        else { return false }
        model = new
        styled.replace(change.range, with: change.text, typing: typing)
        if linkedText != nil { showLooks() }
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
        fillBuffer()
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

    var textWidth: CGFloat { max(1, bounds.width - textContainerInset.left - textContainerInset.right) }

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

    // MARK: Links

    private var pressedItem: UITextItem?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        pressedItem = touches.first.flatMap { textItem(at: $0.location(in: self)) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        defer { pressedItem = nil }
        // A press that selected characters on its way is no click.
        guard let pressedItem, let touch = touches.first, selectedRange.length == 0 || input == nil,
            textItem(at: touch.location(in: self))?.range == pressedItem.range
        else { return }
        perform(pressedItem)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        pressedItem = nil
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
        styled.forget()
        input?.style(font: effectiveFont, color: rgba(textColor ?? .label), tint: rgba(tintColor))
        showLooks()
    }

    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        applyTraits()
        restyle()
    }

    open override func tintColorDidChange() { restyle() }

    // MARK: Size

    private var effectiveFont: UIFont { font ?? .systemFont(ofSize: 15) }

    func textLayout(width: CGFloat) -> TextLayout {
        // A trailing line break opens a line of its own, for the caret.
        let isOpen = model.isEmpty || model.hasSuffix("\n")
        guard let shown = linkedText else {
            return TextLayout.of(
                [TextRun(isOpen ? model + " " : model, font: effectiveFont)],
                style: TextStyle(lineBreakMode: .byWordWrapping), width: width)
        }
        let runs = styled.runs(of: shown, font: effectiveFont)
        return TextLayout.of(
            isOpen ? runs + [TextRun(" ", font: runs.last?.font ?? effectiveFont)] : runs,
            style: style(of: shown), width: width)
    }

    private func style(of shown: NSAttributedString?) -> TextStyle {
        var style = TextStyle(
            alignment: standsAtTheRight(textAlignment) ? .right : textAlignment, lineBreakMode: .byWordWrapping)
        guard let paragraph = shown?.firstParagraphStyle else { return style }
        if paragraph.alignment != .natural { style.alignment = paragraph.alignment }
        style.lineSpacing = paragraph.lineSpacing
        return style
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

    override func drawNativeStandIn(_ canvas: Canvas) {
        guard !model.isEmpty else { return }
        guard let shown = linkedText else { return draw(model, textColor ?? .label, canvas) }
        draw(styled.runs(of: shown, font: effectiveFont), style(of: shown), textColor ?? .label, canvas)
    }

    override func drawOverlay(_ canvas: Canvas) {}

    private func draw(_ text: String, _ color: UIColor, _ canvas: Canvas) {
        draw([TextRun(text, font: effectiveFont)], style(of: nil), color, canvas)
    }

    private func draw(_ runs: [TextRun], _ style: TextStyle, _ color: UIColor, _ canvas: Canvas) {
        let layout = TextLayout.of(runs, style: style, width: textWidth)
        layout.draw(
            canvas, at: CGPoint(x: textContainerInset.left, y: textContainerInset.top), color: rgba(color))
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
