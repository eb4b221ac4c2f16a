/// Reads the forms inside a line.
///
/// One pass finds the pieces; a mark opens a form only where its end is known to follow. The search for ends is bounded, so a line
/// full of marks costs no more than its length allows.
struct MarkdownInline {
    /// Users whose names may stand in the text after an `@`, by that name.
    var mentionNames: [(name: String, id: UserId)] = []
    var mentionsEveryone = false

    private static let deepest = 8
    private static let longestLabel = 512
    private static let marks: [(text: String, style: RichText.Style)] = [
        ("**", .bold), ("__", .bold), ("~~", .strikethrough), ("||", .spoiler), ("*", .italic), ("_", .italic),
    ]

    func runs(of text: String) -> [RichText.Run] {
        var builder = RunCollector()
        collect(Array(text)[...], style: [], depth: 0, into: &builder)
        return builder.runs.flatMap { run in
            run.link == nil && !run.style.contains(.code) ? linked(run) : [run]
        }
    }

    private func linked(_ run: RichText.Run) -> [RichText.Run] {
        Linkifier(mentionsEveryone: mentionsEveryone).runs(of: run.text, style: run.style)
    }

    private func collect(
        _ text: ArraySlice<Character>, style: RichText.Style, depth: Int, into result: inout RunCollector
    ) {
        var at = text.startIndex
        // Marks without an end before the end of this text; they need no second search.
        var hopeless: Set<String> = []
        while at < text.endIndex {
            let character = text[at]
            if character == "\\", at + 1 < text.endIndex, text[at + 1].isMarkdownPunctuation {
                result.add(text[at + 1], style)
                at += 2
            } else if character == "`", let (code, end) = code(text, at, &hopeless) {
                result.add(RichText.Run(code, style: style.union(.code)))
                at = end
            } else if character == "[", let (label, link, end) = link(text, at, &hopeless) {
                var inner = RunCollector()
                collect(label, style: style, depth: depth + 1, into: &inner)
                for run in inner.runs { result.add(RichText.Run(run.text, style: run.style, link: link)) }
                at = end
            } else if character == "<", let (run, end) = autolink(text, at, style) {
                result.add(run)
                at = end
            } else if character == "@", let (run, end) = mention(text, at, style) {
                result.add(run)
                at = end
            } else if let address = address(text, at) {
                // Marks inside an address belong to it.
                result.add(RichText.Run(String(text[at..<address]), style: style))
                at = address
            } else if depth < Self.deepest, let (inner, kind, end) = form(text, at, &hopeless) {
                collect(inner, style: style.union(kind), depth: depth + 1, into: &result)
                at = end
            } else {
                result.add(character, style)
                at += 1
            }
        }
    }

    private func form(
        _ text: ArraySlice<Character>, _ at: Int, _ hopeless: inout Set<String>
    ) -> (ArraySlice<Character>, RichText.Style, Int)? {
        for (mark, style) in Self.marks where text[at] == mark.first && text[at...].starts(with: mark) {
            let start = at + mark.count
            guard !hopeless.contains(mark), start < text.endIndex, !text[start].isWhitespace else { continue }
            if mark.first == "_", at > text.startIndex, text[at - 1].isWordCharacter { continue }
            if let end = end(of: mark, text, from: start) { return (text[start..<end], style, end + mark.count) }
            hopeless.insert(mark)
        }
        return nil
    }

    private func end(of mark: String, _ text: ArraySlice<Character>, from start: Int) -> Int? {
        let first = mark.first!
        var at = start + 1
        while at + mark.count <= text.endIndex {
            if text[at - 1] == "\\" {
                at += 1
                continue
            }
            if text[at] == first, text[at...].starts(with: mark), !text[at - 1].isWhitespace {
                let after = at + mark.count
                // Of a longer row of marks the last ones close the outer form: `**bold *both***`.
                if mark.count == 2, after < text.endIndex, text[after] == first {
                    at += 1
                    continue
                }
                let isLonger =
                    mark.count == 1 && ((after < text.endIndex && text[after] == first) || text[at - 1] == first)
                let isInWord = first == "_" && after < text.endIndex && text[after].isWordCharacter
                if !isLonger, !isInWord { return at }
                if isLonger { at += 1 }
            }
            at += 1
        }
        return nil
    }

    private func code(_ text: ArraySlice<Character>, _ at: Int, _ hopeless: inout Set<String>) -> (String, Int)? {
        let mark = String(text[at...].prefix { $0 == "`" })
        guard !hopeless.contains(mark) else { return nil }
        var position = at + mark.count
        while position < text.endIndex {
            guard text[position] == "`" else {
                position += 1
                continue
            }
            let length = text[position...].prefix { $0 == "`" }.count
            if length == mark.count {
                var code = text[(at + mark.count)..<position]
                if code.count > 2, code.first == " ", code.last == " " { code = code.dropFirst().dropLast() }
                return code.isEmpty ? nil : (String(code), position + length)
            }
            position += length
        }
        hopeless.insert(mark)
        return nil
    }

    private func link(
        _ text: ArraySlice<Character>, _ at: Int, _ hopeless: inout Set<String>
    ) -> (ArraySlice<Character>, RichText.Link, Int)? {
        guard !hopeless.contains("[") else { return nil }
        guard let close = text[at...].prefix(Self.longestLabel).firstIndex(of: "]") else {
            if text.endIndex - at <= Self.longestLabel { hopeless.insert("[") }
            return nil
        }
        let label = text[(at + 1)..<close]
        guard !label.isEmpty, !label.contains("["), close + 1 < text.endIndex, text[close + 1] == "(",
            let end = addressEnd(text, from: close + 2)
        else { return nil }
        guard let link = RichText.Link(address: String(text[(close + 2)..<end])) else { return nil }
        return (label, link, end + 1)
    }

    /// The bracket that closes an address; the address may hold pairs of brackets itself.
    private func addressEnd(_ text: ArraySlice<Character>, from start: Int) -> Int? {
        var depth = 0
        for at in text[min(start, text.endIndex)...].indices.prefix(2_048) {
            switch text[at] {
            case "(": depth += 1
            case ")" where depth == 0: return at
            case ")": depth -= 1
            case let character where character.isWhitespace: return nil
            default: break
            }
        }
        return nil
    }

    private func autolink(_ text: ArraySlice<Character>, _ at: Int, _ style: RichText.Style) -> (RichText.Run, Int)? {
        let body = text[(at + 1)...].prefix(2_048).prefix { $0 != ">" && !$0.isWhitespace && $0 != "<" }
        guard body.endIndex < text.endIndex, text[body.endIndex] == ">", body.contains(":"),
            let link = RichText.Link(address: String(body))
        else { return nil }
        return (RichText.Run(String(body), style: style, link: link), body.endIndex + 1)
    }

    private func address(_ text: ArraySlice<Character>, _ at: Int) -> Int? {
        guard text[at] == "h" || text[at] == "w" || text[at] == "H",
            at == text.startIndex || !text[at - 1].isWordCharacter
        else { return nil }
        guard ["http://", "https://", "www."].contains(where: { text[at...].starts(with: $0) }) else { return nil }
        var end = text[at...].prefix { !$0.isWhitespace && $0 != "<" && $0 != ">" }.endIndex
        // Marks at its end close a form that began before it.
        while end > at, text[end - 1].isMarkdownPunctuation, text[end - 1] != "/", text[end - 1] != ")" { end -= 1 }
        return end
    }

    private func mention(_ text: ArraySlice<Character>, _ at: Int, _ style: RichText.Style) -> (RichText.Run, Int)? {
        guard at == text.startIndex || !text[at - 1].isWordCharacter else { return nil }
        let rest = text[(at + 1)...]
        for (name, id) in mentionNames where rest.starts(with: name) {
            let end = at + 1 + name.count
            if end < text.endIndex, text[end].isWordCharacter { continue }
            return (RichText.Run(name, style: style, link: .user(id)), end)
        }
        return nil
    }
}

/// Puts characters of one form together.
struct RunCollector {
    private(set) var runs: [RichText.Run] = []

    mutating func add(_ character: Character, _ style: RichText.Style) {
        if let last = runs.last, last.style == style, last.link == nil {
            runs[runs.count - 1].text.append(character)
        } else {
            runs.append(RichText.Run(String(character), style: style))
        }
    }

    mutating func add(_ run: RichText.Run) {
        if let last = runs.last, last.style == run.style, last.link == run.link {
            runs[runs.count - 1].text += run.text
        } else {
            runs.append(run)
        }
    }
}

extension Character {
    var isWordCharacter: Bool { isLetter || isNumber }
    var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
