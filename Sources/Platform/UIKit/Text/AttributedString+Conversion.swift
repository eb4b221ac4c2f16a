import Foundation

extension NSAttributedString {
    /// The attributes of Foundation's and of UIKit's scope, as labels and text views know them.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let text = String(attrStr[run.range].characters)
            result.append(NSAttributedString(string: text, attributes: run.attributes.keyedAttributes))
        }
        self.init(attributedString: result)
    }

    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attrStr) }

    @available(*, unavailable, message: "Use AttributedString(markdown:) of SwiftUI, and NSAttributedString(_:)")
    public convenience init(markdown: String, baseURL: URL? = nil) throws { self.init(string: markdown) }
}

extension AttributedString {
    /// The attributes that both kinds of strings have.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            let text = (nsStr.string as NSString).substring(with: range)
            append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
    }

    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(nsStr) }
}

extension AttributeContainer {
    /// The attributes of an `NSAttributedString` that this kind of string has, too.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        if let font = dictionary[.font] as? UIFont { self[UIKitTextAttributes.Font.self] = font }
        if let color = dictionary[.foregroundColor] as? UIColor {
            self[UIKitTextAttributes.ForegroundColor.self] = color
        }
        if let color = dictionary[.backgroundColor] as? UIColor {
            self[UIKitTextAttributes.BackgroundColor.self] = color
        }
        if let kern = dictionary[.kern] as? CGFloat { self[UIKitTextAttributes.Kern.self] = kern }
        if let style = dictionary[.underlineStyle] as? Int {
            self[UIKitTextAttributes.UnderlineStyle.self] = NSUnderlineStyle(rawValue: style)
        }
        if let style = dictionary[.strikethroughStyle] as? Int {
            self[UIKitTextAttributes.StrikethroughStyle.self] = NSUnderlineStyle(rawValue: style)
        }
        if let style = dictionary[.paragraphStyle] as? NSParagraphStyle {
            self[UIKitTextAttributes.ParagraphStyle.self] = style
        }
        switch dictionary[.link] {
        case let url as URL: self.link = url
        case let text as String: self.link = URL(string: text)
        default: break
        }
    }

    /// As the attributes of an `NSAttributedString`.
    var keyedAttributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        if let font = self[UIKitTextAttributes.Font.self] { result[.font] = font }
        if let color = self[UIKitTextAttributes.ForegroundColor.self] { result[.foregroundColor] = color }
        if let color = self[UIKitTextAttributes.BackgroundColor.self] { result[.backgroundColor] = color }
        if let kern = self[UIKitTextAttributes.Kern.self] { result[.kern] = kern }
        if let style = self[UIKitTextAttributes.UnderlineStyle.self] { result[.underlineStyle] = style.rawValue }
        if let style = self[UIKitTextAttributes.StrikethroughStyle.self] {
            result[.strikethroughStyle] = style.rawValue
        }
        if let style = self[UIKitTextAttributes.ParagraphStyle.self] { result[.paragraphStyle] = style }
        if let link = self.link { result[.link] = link }
        return result
    }
}
