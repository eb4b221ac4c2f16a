import Foundation

/// A piece of text with one look.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var font: UIFont
    /// nil takes the colour that the whole text is drawn in.
    package var color: UIColor?
    package var background: UIColor?
    package var isUnderlined = false
    package var isStruckThrough = false
    package var kern: CGFloat = 0
    package var baselineOffset: CGFloat = 0
    package var link: URL?
    /// Stands for the one character of the text.
    var attachment: NSTextAttachment?
    package var underlineColor: UIColor?
    package var strikethroughColor: UIColor?

    package init(_ text: String, font: UIFont, color: UIColor? = nil) {
        self.text = text
        self.font = font
        self.color = color
    }

    /// Whether something of it is drawn in another colour than the whole text.
    var hasColors: Bool { color != nil || background != nil || underlineColor != nil || strikethroughColor != nil }

    /// The runs of an attributed string; what has no font gets the given one.
    package static func runs(of string: NSAttributedString, font: UIFont) -> [TextRun] {
        var runs: [TextRun] = []
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let text = (string.string as NSString).substring(with: range)
            var run = TextRun(text, font: attributes[.font] as? UIFont ?? font)
            run.color = attributes[.foregroundColor] as? UIColor
            run.background = attributes[.backgroundColor] as? UIColor
            run.isUnderlined = number(attributes[.underlineStyle]) != 0
            run.isStruckThrough = number(attributes[.strikethroughStyle]) != 0
            run.kern = number(attributes[.kern] ?? attributes[.tracking])
            run.attachment = attributes[.attachment] as? NSTextAttachment
            run.underlineColor = attributes[.underlineColor] as? UIColor
            run.strikethroughColor = attributes[.strikethroughColor] as? UIColor
            run.baselineOffset = number(attributes[.baselineOffset])
            run.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init(string:))
            if run.link != nil, run.color == nil { run.color = .link }
            runs.append(run)
        }
        return runs
    }

    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as NSUnderlineStyle: CGFloat(value.rawValue)
        default: 0
        }
    }
}
