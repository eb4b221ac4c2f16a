import UIKit

struct MessageFormatter {
    var font = UIFont.preferredFont(forTextStyle: .body)

    func format(_ text: String, mentions: [String]) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 2
        paragraph.alignment = .natural
        paragraph.lineBreakMode = .byWordWrapping
        paragraph.paragraphSpacing = 4
        paragraph.firstLineHeadIndent = 0
        let result = NSMutableAttributedString(
            string: text, attributes: [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: paragraph])
        let whole = NSRange(location: 0, length: result.length)
        if let detector = try? NSRegularExpression(pattern: "https?://\\S+") {
            detector.enumerateMatches(in: text, range: whole) { match, _, _ in
                guard let range = match?.range, let url = URL(string: (text as NSString).substring(with: range)) else {
                    return
                }
                result.addAttributes(
                    [.link: url, .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.link],
                    range: range)
            }
        }
        for mention in mentions {
            let range = (text as NSString).range(of: "@\(mention)", options: .caseInsensitive)
            guard range.location != NSNotFound else { continue }
            result.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: font.pointSize), range: range)
            result.addAttribute(.backgroundColor, value: UIColor.systemYellow.withAlphaComponent(0.3), range: range)
        }
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "checkmark")?.withTintColor(.systemGreen)
        attachment.bounds = CGRect(x: 0, y: font.descender, width: 12, height: 12)
        result.append(NSAttributedString(string: " "))
        result.append(NSAttributedString(attachment: attachment))
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.black
        shadow.shadowBlurRadius = 1
        shadow.shadowOffset = CGSize(width: 0, height: 1)
        result.addAttribute(.shadow, value: shadow, range: whole)
        result.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 0, length: 0))
        result.addAttributes(
            [.kern: 0.5, .baselineOffset: 2, .strokeWidth: -1, .strokeColor: UIColor.red], range: whole)
        result.enumerateAttribute(.font, in: whole, options: []) { value, range, stop in
            guard let font = value as? UIFont else { return }
            result.addAttribute(.font, value: font.withSize(font.pointSize + 1), range: range)
        }
        return result
    }

    func height(_ text: NSAttributedString, width: CGFloat) -> CGFloat {
        text.boundingRect(
            with: CGSize(width: width, height: .infinity), options: [.usesLineFragmentOrigin, .usesFontLeading],
            context: nil
        ).integral.height
    }

    func textKitHeight(_ text: NSAttributedString, width: CGFloat) -> CGFloat {
        let storage = NSTextStorage(attributedString: text)
        let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        container.lineFragmentPadding = 0
        manager.ensureLayout(for: container)
        _ = manager.glyphRange(for: container)
        return manager.usedRect(for: container).height
    }

    func joined(_ parts: [String]) -> NSAttributedString {
        let all = NSMutableAttributedString()
        parts.forEach { all.append(NSAttributedString(string: $0, attributes: [.font: font])) }
        _ = all.mutableString.replaceOccurrences(
            of: "a", with: "b", options: [], range: NSRange(location: 0, length: all.length))
        return all
    }
}

final class LinkTextView: UITextView, UITextViewDelegate {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        isEditable = false
        isSelectable = true
        isScrollEnabled = false
        dataDetectorTypes = [.link, .phoneNumber]
        linkTextAttributes = [.foregroundColor: UIColor.systemBlue, .underlineStyle: NSUnderlineStyle.single.rawValue]
        textContainerInset = .zero
        textContainer?.lineFragmentPadding = 0
        textDragInteraction?.isEnabled = false
        adjustsFontForContentSizeCategory = true
        delegate = self
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { false }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let position = closestPosition(to: point), let range = textRange(from: position, to: endOfDocument) else {
            return false
        }
        let index = offset(from: beginningOfDocument, to: range.start)
        return index < attributedText.length && attributedText.attribute(.link, at: index, effectiveRange: nil) != nil
    }
}
