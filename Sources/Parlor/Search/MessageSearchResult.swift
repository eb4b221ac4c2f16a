import Foundation

/// A message that a search has found.
public struct MessageSearchResult: Identifiable, Hashable, Sendable {
    /// The message, live: edited or deleted ones show so. ``ChatMessage/cid`` says where it is; ``Chat/loadMessages(around:limit:)-(MessageId,_)``
    /// shows it among its neighbours.
    public let message: ChatMessage
    /// Where the words that were searched for stand in ``ChatMessage/text``, in order.
    public let highlights: [Range<String.Index>]

    /// The message's identifier.
    public var id: MessageId { message.id }

    init(_ message: ChatMessage, words: [String]) {
        self.message = message
        highlights = Self.ranges(of: words, in: message.text)
    }

    /// Matches in any case and without accents, each place once.
    static func ranges(of words: [String], in text: String) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = []
        for word in words where !word.isEmpty {
            var start = text.startIndex
            while start < text.endIndex,
                let found = text.range(
                    of: word, options: [.caseInsensitive, .diacriticInsensitive], range: start..<text.endIndex)
            {
                if !found.isEmpty, !result.contains(where: { $0.overlaps(found) }) { result.append(found) }
                start = max(found.upperBound, text.index(after: start))
            }
        }
        return result.sorted { $0.lowerBound < $1.lowerBound }
    }
}
