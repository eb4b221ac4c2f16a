import Foundation

/// Finds web addresses in a text.
public enum LinkDetector {
    /// An address and where it stands.
    public struct Link: Hashable, Sendable {
        /// Where it stands in the text.
        public let range: Range<String.Index>
        /// Where it leads.
        public let url: URL
    }

    /// Addresses that begin with `http://`, `https://` or `www.`, without the punctuation of the sentence around them.
    public static func links(in text: String) -> [Link] {
        // Most texts have neither a `://` nor a `www.`, which is cheap to see.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }) else { return [] }
        var links: [Link] = []
        for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "<" || $0 == ">" || $0 == "\"" }) {
            guard let start = start(of: word) else { continue }
            let candidate = trimmed(word[start...])
            let address = candidate.lowercased().hasPrefix("www.") ? "https://\(candidate)" : String(candidate)
            guard let url = URL(string: address), let host = url.host(), host.contains(where: { $0 != "." }),
                candidate.lowercased().hasPrefix("http") || host.dropFirst(4).contains(".")
            else { continue }
            links.append(Link(range: candidate.startIndex..<candidate.endIndex, url: url))
        }
        return links
    }

    /// An address may follow an opening bracket or quotation mark, but not a letter.
    private static func start(of word: Substring) -> Substring.Index? {
        var index = word.startIndex
        while index < word.endIndex {
            let rest = word[index...].prefix(8).lowercased()
            if ["http://", "https://", "www."].contains(where: rest.hasPrefix) { return index }
            guard !word[index].isLetter, !word[index].isNumber else { return nil }
            index = word.index(after: index)
        }
        return nil
    }

    /// A closing bracket belongs to the address only when the address opened one, as in an encyclopedia's.
    private static func trimmed(_ word: Substring) -> Substring {
        var word = word
        while let last = word.last {
            switch last {
            case ".", ",", ";", ":", "!", "?", "'", "’", "”", "…", "*", "_": word.removeLast()
            case ")" where word.count(of: "(") < word.count(of: ")"): word.removeLast()
            case "]" where word.count(of: "[") < word.count(of: "]"): word.removeLast()
            default: return word
            }
        }
        return word
    }
}

extension Substring {
    fileprivate func count(of character: Character) -> Int { count { $0 == character } }
}
