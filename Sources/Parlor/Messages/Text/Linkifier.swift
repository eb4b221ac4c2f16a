import Foundation

/// Turns plain words into runs, with links where the words name an address or a person.
struct Linkifier {
    var mentionsEveryone = false

    func runs(of text: String, style: RichText.Style = []) -> [RichText.Run] {
        guard !text.isEmpty else { return [] }
        guard !style.contains(.code), text.contains(where: { $0 == "@" || $0 == "." || $0 == "/" }) else {
            return [RichText.Run(text, style: style)]
        }
        var runs: [RichText.Run] = []
        var plainStart = text.startIndex
        for (range, link) in found(in: text) where range.lowerBound >= plainStart {
            if plainStart < range.lowerBound {
                runs.append(RichText.Run(String(text[plainStart..<range.lowerBound]), style: style))
            }
            runs.append(RichText.Run(String(text[range]), style: style, link: link))
            plainStart = range.upperBound
        }
        if plainStart < text.endIndex { runs.append(RichText.Run(String(text[plainStart...]), style: style)) }
        return runs
    }

    private func found(in text: String) -> [(Range<String.Index>, RichText.Link)] {
        let addresses = LinkDetector.links(in: text).compactMap { found in
            RichText.Link(url: found.url).map { (found.range, $0) }
        }
        return (addresses + names(in: text)).sorted { $0.0.lowerBound < $1.0.lowerBound }
    }

    /// Words that begin with `@`: a user's full identifier, or `@room`.
    private func names(in text: String) -> [(Range<String.Index>, RichText.Link)] {
        text.split(whereSeparator: \.isWhitespace).compactMap { word in
            guard let at = word.firstIndex(of: "@"), word[..<at].allSatisfy({ !$0.isLetter && !$0.isNumber }) else {
                return nil
            }
            var name = word[at...]
            while let last = name.last, !last.isLetter, !last.isNumber, last != "]" { name.removeLast() }
            if name == "@room" { return mentionsEveryone ? (name.startIndex..<name.endIndex, .everyone) : nil }
            guard RichText.Link.isUserID(String(name)) else { return nil }
            return (name.startIndex..<name.endIndex, .user(String(name)))
        }
    }
}
