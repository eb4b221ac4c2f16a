/// A line of a message that was found, in which the words that were searched for can be seen.
public enum SearchExcerpt {
    /// A text on one line that begins shortly before the first place that is lit up, and where those places then are.
    ///
    /// - Parameter lead: How many characters are kept before the first place.
    public static func of(
        _ text: String, highlights: [Range<String.Index>], lead: Int = 24
    ) -> (text: String, highlights: [Range<String.Index>]) {
        let first = highlights.first?.lowerBound ?? text.startIndex
        let isCut = text.distance(from: text.startIndex, to: first) > lead
        let start = isCut ? text.index(first, offsetBy: -lead) : text.startIndex
        var line = isCut ? "… " : ""
        let shift = line.count
        line += text[start...].map { $0.isNewline ? " " : $0 }
        let ranges = highlights.compactMap { range -> Range<String.Index>? in
            guard range.lowerBound >= start, range.upperBound <= text.endIndex else { return nil }
            let lower = line.index(
                line.startIndex, offsetBy: shift + text.distance(from: start, to: range.lowerBound))
            return lower..<line.index(lower, offsetBy: text.distance(from: range.lowerBound, to: range.upperBound))
        }
        return (line, ranges)
    }
}
