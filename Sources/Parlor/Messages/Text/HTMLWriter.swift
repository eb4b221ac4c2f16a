/// Writes a ``RichText`` as HTML.
enum HTMLWriter {
    static func html(of blocks: [RichText.Block]) -> String {
        // A lone paragraph needs no tag around it; that is how chat clients write one.
        if blocks.count == 1, case .paragraph(let runs) = blocks[0] { return html(of: runs) }
        return blocks.map(html).joined()
    }

    private static func html(_ block: RichText.Block) -> String {
        switch block {
        case .paragraph(let runs): "<p>\(html(of: runs))</p>"
        case .heading(let level, let runs): "<h\(level)>\(html(of: runs))</h\(level)>"
        case .code(let text, let language):
            "<pre><code\(language.map { " class=\"language-\(HTMLEntities.escaped($0))\"" } ?? "")>"
                + HTMLEntities.escaped(text) + "\n</code></pre>"
        case .quote(let inner): "<blockquote>\(inner.map(html).joined())</blockquote>"
        case .list(let list): html(list)
        case .rule: "<hr />"
        }
    }

    private static func html(_ list: RichTextList) -> String {
        let items = list.items.map { "<li>\(html(of: $0))</li>" }.joined()
        guard let start = list.start else { return "<ul>\(items)</ul>" }
        return (start == 1 ? "<ol>" : "<ol start=\"\(start)\">") + items + "</ol>"
    }

    private static func html(of runs: [RichText.Run]) -> String {
        runs.map { run in
            var text = HTMLEntities.escaped(run.text).split(separator: "\n", omittingEmptySubsequences: false)
                .joined(separator: "<br />")
            for (style, tag) in tags where run.style.contains(style) { text = "<\(tag)>\(text)</\(tag)>" }
            if run.style.contains(.spoiler) { text = "<span data-mx-spoiler>\(text)</span>" }
            guard let address = run.link?.address else { return text }
            return "<a href=\"\(HTMLEntities.escaped(address))\">\(text)</a>"
        }.joined()
    }

    private static let tags: [(RichText.Style, String)] = [
        (.code, "code"), (.bold, "strong"), (.italic, "em"), (.strikethrough, "del"), (.underline, "u"),
        (.superscript, "sup"), (.subscript, "sub"),
    ]
}
