/// Reads what a person types into a composer: a small, safe part of CommonMark.
///
/// Blocks: paragraphs, `#` headings, `>` quotes, `-` and `1.` lists, fenced code, `---`. Inside a line: `**bold**`, `*italic*`,
/// `_italic_`, `~~struck~~`, `||spoiler||`, `` `code` ``, `[text](address)`, `<address>`, and backslashes before any of these. A line
/// break is a line break. HTML is text. Anything that is not closed is text, too.
struct MarkdownReader {
    let inline: MarkdownInline

    private static let deepest = 10

    func text(of markdown: String) -> RichText {
        RichText(blocks: blocks(of: markdown.withoutControls.splitLines[...], depth: 0))
    }

    private func blocks(of lines: ArraySlice<Substring>, depth: Int) -> [RichText.Block] {
        var result: [RichText.Block] = []
        var paragraph: [Substring] = []
        var lines = lines
        func endParagraph() {
            let runs = inline.runs(of: paragraph.joined(separator: "\n"))
            if !runs.isEmpty { result.append(.paragraph(runs)) }
            paragraph = []
        }
        while let line = lines.first {
            if line.allSatisfy(\.isWhitespace) {
                endParagraph()
                lines.removeFirst()
            } else if let fence = MarkdownFence(line) {
                endParagraph()
                lines.removeFirst()
                let body = lines.prefix { !fence.isClosed(by: $0) }
                lines = lines.dropFirst(body.count + 1)
                result.append(.code(body.joined(separator: "\n"), language: fence.language))
            } else if let heading = heading(line) {
                endParagraph()
                lines.removeFirst()
                result.append(heading)
            } else if line.isRule {
                endParagraph()
                lines.removeFirst()
                result.append(.rule)
            } else if depth < Self.deepest, line.quoted != nil {
                endParagraph()
                let inner = lines.prefix { $0.quoted != nil }
                lines = lines.dropFirst(inner.count)
                let quoted = inner.compactMap(\.quoted)
                let inside = blocks(of: quoted[...], depth: depth + 1)
                if !inside.isEmpty { result.append(.quote(inside)) }
            } else if depth < Self.deepest, let marker = MarkdownListMarker(line),
                paragraph.isEmpty || marker.mayInterrupt
            {
                endParagraph()
                let list = list(marker, &lines, depth: depth)
                if !list.items.isEmpty { result.append(.list(list)) }
            } else {
                paragraph.append(line.trimmingSpaces)
                lines.removeFirst()
            }
        }
        endParagraph()
        return result
    }

    private func list(_ first: MarkdownListMarker, _ lines: inout ArraySlice<Substring>, depth: Int) -> RichTextList {
        var items: [[RichText.Block]] = []
        while let line = lines.first, let marker = MarkdownListMarker(line), marker.isSameKind(as: first) {
            var item = [line.dropFirst(marker.width)]
            lines.removeFirst()
            // What is indented further belongs to the item.
            while let next = lines.first, !next.allSatisfy(\.isWhitespace), next.indentation > marker.indentation {
                item.append(next.dropFirst(min(next.indentation, marker.width)))
                lines.removeFirst()
            }
            let inside = blocks(of: item[...], depth: depth + 1)
            if !inside.isEmpty { items.append(inside) }
            // Empty lines between items are passed over, if another item follows.
            let rest = lines.drop { $0.allSatisfy(\.isWhitespace) }
            if let next = rest.first.flatMap(MarkdownListMarker.init), next.isSameKind(as: first) { lines = rest }
        }
        return RichTextList(start: first.number, items: items)
    }

    private func heading(_ line: Substring) -> RichText.Block? {
        let marks = line.prefix { $0 == "#" }.count
        guard (1...6).contains(marks), line.dropFirst(marks).first == " " else { return nil }
        var text = line.dropFirst(marks).trimmingSpaces
        while text.last == "#" { text.removeLast() }
        let runs = inline.runs(of: String(text.trimmingSpaces))
        return runs.isEmpty ? nil : .heading(level: marks, runs)
    }
}
