import UIKit

protocol GrowingTextViewDelegate: AnyObject {
    func growingTextView(_ textView: GrowingTextView, didPaste image: UIImage)
}

class GrowingTextView: UITextView {
    weak var growingDelegate: GrowingTextViewDelegate?
    var maxHeight: CGFloat = 120
    var hint: String = "Message" { didSet { placeholderLabel.text = hint } }
    var placeholderColor: UIColor = .placeholderText { didSet { placeholderLabel.textColor = placeholderColor } }
    let placeholderLabel = UILabel()

    override var text: String! { didSet { textDidChange() } }
    override var attributedText: NSAttributedString! { didSet { textDidChange() } }
    override var font: UIFont! { didSet { placeholderLabel.font = font } }
    override var textAlignment: NSTextAlignment { didSet { placeholderLabel.textAlignment = textAlignment } }
    override var textContainerInset: UIEdgeInsets { didSet { setNeedsLayout() } }

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        isScrollEnabled = false
        backgroundColor = .clear
        font = .preferredFont(forTextStyle: .body)
        textContainerInset = UIEdgeInsets(top: 8, left: 6, bottom: 8, right: 6)
        textContainer.lineFragmentPadding = 0
        textContainer.maximumNumberOfLines = 0
        layer.borderColor = UIColor.separator.cgColor
        layer.borderWidth = 1
        layer.cornerRadius = 18
        dataDetectorTypes = []
        returnKeyType = .default
        enablesReturnKeyAutomatically = true
        autocorrectionType = .yes
        spellCheckingType = .default
        smartQuotesType = .no
        keyboardAppearance = .default
        addSubview(placeholderLabel)
        _ = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: self, queue: .main
        ) { [weak self] _ in MainActor.assumeIsolated { self?.textDidChange() } }
    }

    private func textDidChange() {
        placeholderLabel.isHidden = !text.isEmpty
        invalidateIntrinsicContentSize()
    }

    override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        let fitting = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        size.height = min(fitting.height, maxHeight)
        isScrollEnabled = fitting.height > maxHeight
        return size
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeholderLabel.frame = bounds.inset(by: textContainerInset)
    }

    override func paste(_ sender: Any?) {
        if let image = UIPasteboard.general.image {
            growingDelegate?.growingTextView(self, didPaste: image)
        } else {
            super.paste(sender)
        }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == NSSelectorFromString("paste:"), UIPasteboard.general.hasImages { return true }
        return super.canPerformAction(action, withSender: sender)
    }

    override var keyCommands: [UIKeyCommand]? { super.keyCommands }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    deinit { NotificationCenter.default.removeObserver(self) }
}

final class ComposerBar: UIView, UITextViewDelegate {
    let textView = GrowingTextView()
    let sendButton = UIButton(type: .system)
    let attachButton = UIButton(type: .custom)
    var onSend: ((String) -> Void)?
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleHeight
        textView.delegate = self
        sendButton.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
        sendButton.setTitle("Send", for: .normal)
        sendButton.setTitleColor(.systemBlue, for: .normal)
        sendButton.setTitleColor(.systemGray, for: .disabled)
        sendButton.titleLabel?.font = .boldSystemFont(ofSize: 16)
        sendButton.isEnabled = false
        sendButton.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        attachButton.setImage(
            UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)),
            for: .normal)
        attachButton.tintColor = .secondaryLabel
        attachButton.showsMenuAsPrimaryAction = true
        attachButton.menu = UIMenu(children: [
            UIAction(title: "Photo", image: UIImage(systemName: "photo"), handler: { _ in })
        ])
        let stack = UIStackView(arrangedSubviews: [attachButton, textView, sendButton])
        stack.alignment = .bottom
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
        addSubview(blur)
        addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let bottom = stack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), bottom,
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not from a storyboard") }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 0) }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if let window {
            bottomAnchor.constraint(
                lessThanOrEqualToSystemSpacingBelow: window.safeAreaLayoutGuide.bottomAnchor, multiplier: 1
            ).isActive = true
        }
    }

    private func send() {
        let text = textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        onSend?(text)
        textView.text = ""
        textView.undoManager?.removeAllActions()
    }

    func textViewDidChange(_ textView: UITextView) {
        sendButton.isEnabled = !textView.text.isEmpty
        let range = NSRange(location: 0, length: (textView.text as NSString).length)
        textView.textStorage.addAttribute(.foregroundColor, value: UIColor.label, range: range)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidBeginEditing(_ textView: UITextView) {}
    func textViewDidEndEditing(_ textView: UITextView) {}
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        if text == "\n" { send(); return false }
        let current = textView.text as NSString
        return current.replacingCharacters(in: range, with: text).count <= 2000
    }
    func textViewDidChangeSelection(_ textView: UITextView) { _ = textView.selectedRange.location }
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }

    func insertMention(_ name: String) {
        if let range = textView.selectedTextRange { textView.replace(range, withText: "@\(name) ") }
        textView.insertText(" ")
        textView.scrollRangeToVisible(textView.selectedRange)
        textView.typingAttributes = [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.label]
    }
}

final class ComposingController: UIViewController {
    private let bar = ComposerBar()
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
}
