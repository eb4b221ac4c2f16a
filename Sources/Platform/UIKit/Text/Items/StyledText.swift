import Foundation

/// The looks of a text view's text: what the app gave as an attributed string, kept through edits, and the links found in it.
@MainActor final class StyledText {
    /// nil while all of the text has the view's own font and colour.
    private(set) var string: NSMutableAttributedString?
    /// Counts what was set from outside of the view's text storage.
    private(set) var version = 0
    private var shown: NSAttributedString??
    private var runs: [TextRun]?

    func set(_ new: NSAttributedString?) {
        string = new.map { NSMutableAttributedString(attributedString: $0) }
        version += 1
        forget()
    }

    /// What is typed looks like the characters before it, unless the app said how typed characters look.
    func replace(_ range: NSRange, with text: String, typing: [NSAttributedString.Key: Any]?) {
        version += 1
        forget()
        guard let string else { return }
        let typed: NSAttributedString
        if let typing {
            typed = NSAttributedString(string: text, attributes: typing)
        } else {
            let before = range.length > 0 ? range.location : range.location - 1
            var looks = before >= 0 && before < string.length ? string.attributes(at: before, effectiveRange: nil) : [:]
            looks[.attachment] = nil
            looks[.link] = nil
            typed = NSAttributedString(string: text, attributes: looks)
        }
        self.string = string.replacing(range, with: typed)
    }

    /// Gives all of the text one look, as setting a text view's font or colour does.
    func cover(_ key: NSAttributedString.Key, _ value: Any?) {
        guard let string, string.length > 0, let value else { return }
        self.string = string.changing(NSRange(location: 0, length: string.length)) { $0[key] = value }
        version += 1
        forget()
    }

    /// Something that the shown text depends on has changed.
    func forget() {
        shown = nil
        runs = nil
    }

    /// The text with its links as they are shown; nil when all of it has one look.
    func shown(_ text: String, links: [NSAttributedString.Key: Any], detecting types: UIDataDetectorTypes)
        -> NSAttributedString?
    {
        if let shown { return shown }
        let made = make(text, links, types)
        shown = .some(made)
        return made
    }

    func runs(of shown: NSAttributedString, font: UIFont) -> [TextRun] {
        if let runs { return runs }
        let made = TextRun.runs(of: shown, font: font)
        runs = made
        return made
    }

    private func make(_ text: String, _ links: [NSAttributedString.Key: Any], _ types: UIDataDetectorTypes)
        -> NSAttributedString?
    {
        let found = Self.detect(types, in: text)
        guard string != nil || !found.isEmpty else { return nil }
        var result = string ?? NSMutableAttributedString(string: text)
        for (range, url) in found where result.attribute(.link, at: range.location, effectiveRange: nil) == nil {
            result = result.changing(range) { $0[.link] = url }
        }
        return result.changing(NSRange(location: 0, length: result.length)) { attributes in
            if attributes[.link] != nil { attributes.merge(links) { $1 } }
        }
    }

    private static func detect(_ types: UIDataDetectorTypes, in text: String) -> [(NSRange, URL)] {
        // The raw values of links and telephone numbers; Foundation says of their names that it finds none of them itself.
        let link: NSTextCheckingTypes = 1 << 6, number: NSTextCheckingTypes = 1 << 11
        var wanted: NSTextCheckingTypes = 0
        if types.contains(.link) { wanted |= link }
        if types.contains(.phoneNumber) { wanted |= number }
        guard wanted != 0, let detector = try? NSDataDetector(types: wanted) else { return [] }
        let whole = NSRange(location: 0, length: text.utf16.count)
        return detector.matches(in: text, range: whole).compactMap { match in
            if let url = match.url { return (match.range, url) }
            let digits = match.phoneNumber?.filter { $0.isNumber || $0 == "+" }
            return digits.flatMap { URL(string: "tel:\($0)") }.map { (match.range, $0) }
        }
    }
}
