import UIKit

// Message texts with links, mentions and pictures, as apps write them: nothing here runs.

extension NSAttributedString.Key { fileprivate static let mention = NSAttributedString.Key("chat.mention") }

final class MentionTextView: UITextView, UITextViewDelegate {
    var onMention: ((String) -> Void)?

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        isEditable = false
        isScrollEnabled = false
        textContainerInset = .zero
        self.textContainer.lineFragmentPadding = 0
        dataDetectorTypes = [.link, .phoneNumber]
        linkTextAttributes = [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        guard interaction == .invokeDefaultAction, URL.scheme == "mention" else { return true }
        onMention?(URL.host ?? "")
        return false
    }

    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        switch textItem.content {
        case .link(let url):
            return url.scheme == "mention"
                ? UIAction { [weak self] _ in self?.onMention?(url.absoluteString) } : defaultAction
        case .textAttachment(let attachment): return attachment.image == nil ? nil : defaultAction
        case .tag(let tag): return UIAction(title: tag) { _ in }
        @unknown default: return defaultAction
        }
    }

    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
        -> UITextItem.MenuConfiguration?
    {
        guard case .link(let url) = textItem.content else { return nil }
        let copy = UIAction(title: "Copy") { _ in UIPasteboard.general.url = url }
        return UITextItem.MenuConfiguration(preview: .view(UILabel()), menu: UIMenu(children: [copy, defaultMenu]))
    }
}

struct MentionFormatter {
    let font: UIFont

    func format(_ text: String, mentions: [String: Range<String.Index>]) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 2
        let result = NSMutableAttributedString(
            string: text, attributes: [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: paragraph])
        for (id, range) in mentions {
            result.addAttributes(
                [.mention: id, .font: UIFont.systemFont(ofSize: font.pointSize, weight: .semibold)],
                range: NSRange(range, in: text))
        }
        let check = NSTextAttachment()
        check.image = UIImage(systemName: "checkmark")?.withTintColor(.systemBlue, renderingMode: .alwaysOriginal)
        check.bounds = CGRect(x: 0, y: font.descender, width: 12, height: 12)
        result.append(NSAttributedString(attachment: check))
        return result
    }
}
