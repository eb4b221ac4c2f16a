import Foundation

/// Builds a ``RichText`` of HTML that anybody may have written.
///
/// Only the tags of the specification have a meaning; of others the words inside remain, of scripts and styles nothing. The depth is
/// bounded at 100, as the specification advises; deeper tags are passed over, their words stay.
struct HTMLReader {
    static let deepest = 100
    private static let dropped: Set<String> = [
        "mx-reply", "script", "style", "head", "title", "template", "iframe", "object", "noscript", "svg", "math",
        "textarea",
    ]
    private static let boundaries: Set<String> = [
        "p", "div", "tr", "table", "thead", "tbody", "caption", "summary", "details", "section", "article", "header",
        "footer",
    ]
    private static let styles: [String: RichText.Style] = [
        "b": .bold, "strong": .bold, "i": .italic, "em": .italic, "u": .underline, "ins": .underline,
        "s": .strikethrough, "del": .strikethrough, "strike": .strikethrough, "code": .code, "tt": .code,
        "sup": .superscript, "sub": .subscript,
    ]

    let linkifier: Linkifier
    private var builder = RichTextBuilder()
    private var droppedTag: String?
    private var droppedDepth = 0
    private var code: (text: String, language: String?)?

    init(linkifier: Linkifier) { self.linkifier = linkifier }

    mutating func blocks(of html: String) -> [RichText.Block] {
        var tokenizer = HTMLTokenizer(html)
        while let token = tokenizer.next() {
            switch token {
            case .text(let text): add(text)
            case .open(let name, let attributes, let isSelfClosing):
                open(name, attributes, isSelfClosing: isSelfClosing)
            case .close(let name): close(name)
            }
        }
        endCode()
        return builder.finish()
    }

    private mutating func add(_ text: String) {
        guard droppedTag == nil, !text.isEmpty else { return }
        let text = text.withoutControls
        if code != nil {
            code?.text += text
        } else {
            builder.add(text, linkifier: linkifier)
        }
    }

    private mutating func open(_ name: String, _ attributes: [String: String], isSelfClosing: Bool) {
        if let droppedTag {
            if name == droppedTag, !isSelfClosing { droppedDepth += 1 }
            return
        }
        if code != nil {
            if name == "code", code?.language == nil { code?.language = Self.language(attributes) }
            if name == "br" { code?.text += "\n" }
            return
        }
        switch name {
        case _ where Self.dropped.contains(name):
            guard !isSelfClosing else { return }
            (droppedTag, droppedDepth) = (name, 1)
        case "br": builder.lineBreak()
        case "hr": builder.add(.rule)
        case "pre":
            builder.endParagraph()
            code = ("", nil)
        case "blockquote": builder.open(.quote)
        case "ul": builder.open(.list(start: nil))
        case "ol":
            builder.open(.list(start: attributes["start"].flatMap { Int($0) }.map { max(0, min($0, 999_999)) } ?? 1))
        case "li": builder.openItem()
        case "h1", "h2", "h3", "h4", "h5", "h6": builder.beginHeading(level: Int(name.dropFirst()) ?? 1)
        case "td", "th": builder.separate()
        case "img": builder.add((attributes["alt"] ?? attributes["title"] ?? "").withoutControls, linkifier: linkifier)
        case "a": builder.begin(name, link: attributes["href"].flatMap { RichText.Link(address: $0) })
        case "span" where attributes["data-mx-spoiler"] != nil: builder.begin(name, style: .spoiler)
        case _ where Self.boundaries.contains(name): builder.endParagraph()
        default: builder.begin(name, style: Self.styles[name] ?? [])
        }
    }

    private mutating func close(_ name: String) {
        if let droppedTag {
            if name == droppedTag { droppedDepth -= 1 }
            if droppedDepth == 0 { self.droppedTag = nil }
            return
        }
        if code != nil {
            if name == "pre" { endCode() }
            return
        }
        switch name {
        case "blockquote": builder.closeQuote()
        case "ul", "ol": builder.closeList()
        case "li": builder.closeItem()
        case "h1", "h2", "h3", "h4", "h5", "h6": builder.endParagraph()
        case _ where Self.boundaries.contains(name): builder.endParagraph()
        default: builder.end(name)
        }
    }

    private mutating func endCode() {
        guard var code else { return }
        self.code = nil
        if code.text.hasPrefix("\n") { code.text.removeFirst() }
        if code.text.hasSuffix("\n") { code.text.removeLast() }
        builder.add(.code(code.text, language: code.language))
    }

    private static func language(_ attributes: [String: String]) -> String? {
        attributes["class"]?.split(separator: " ").first { $0.hasPrefix("language-") }.map {
            String($0.dropFirst("language-".count).prefix(32))
        }.flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension String {
    /// Without characters that no text needs and that could make it look like another one.
    var withoutControls: String {
        func isBad(_ scalar: Unicode.Scalar) -> Bool {
            (scalar.value < 0x20 && scalar != "\n" && scalar != "\t") || (0x7F...0x9F).contains(scalar.value)
                || scalar.value == 0x202D || scalar.value == 0x202E
        }
        guard unicodeScalars.contains(where: isBad) else { return self }
        var result = ""
        result.unicodeScalars.append(contentsOf: unicodeScalars.lazy.filter { !isBad($0) })
        return result
    }
}
