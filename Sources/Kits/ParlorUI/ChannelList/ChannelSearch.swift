import Foundation
import Parlor

/// Finds channels by a few letters of their names.
public enum ChannelSearch {
    /// A channel and what it is called.
    public struct Match: Hashable, Sendable {
        public let channel: ChatChannel
        public let name: String
    }

    /// Channels whose name has every word of `text` at the start of one of its own words come first, then those that have
    /// it anywhere; within each, the order of the list stays. Case and accents do not matter.
    public static func matches(
        _ text: String, in channels: some RandomAccessCollection<ChatChannel>, limit: Int = 50,
        name: (ChatChannel) -> String?
    ) -> [Match] {
        let wanted = folded(text).split(whereSeparator: \.isWhitespace)
        var (first, second): ([Match], [Match]) = ([], [])
        for channel in channels {
            guard let title = name(channel) else { continue }
            let folded = folded(title)
            let words = folded.split { !$0.isLetter && !$0.isNumber }
            let match = Match(channel: channel, name: title)
            if wanted.allSatisfy({ part in words.contains { $0.hasPrefix(part) } }) {
                first.append(match)
            } else if wanted.allSatisfy({ folded.contains($0) }) {
                second.append(match)
            }
        }
        return Array((first + second).prefix(limit))
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
