import Foundation
import Parlor

/// The first web address of a message, as a card under its words.
///
/// It says no more than the address itself does: asking the page would tell its owner who reads what, and when.
public struct LinkCard: Hashable, Sendable {
    public var url: URL
    /// `example.org`.
    public var host: String
    /// The page in readable form: `tomatoes, growing`; nil where the address has no path.
    public var page: String?

    /// Nil for a message without an address, or with more beside it than words.
    public init?(_ message: ChatMessage) {
        guard message.type == .regular, message.attachments.isEmpty, message.text.utf8.contains(UInt8(ascii: "/")),
            message.text.contains("://"),
            let url = LinkDetector.links(in: message.text).first?.url, let host = url.host()
        else { return nil }
        self.url = url
        self.host = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
        page = Self.page(url)
    }

    private static func page(_ url: URL) -> String? {
        let last = url.path(percentEncoded: false).split(separator: "/").last.map(String.init)
        guard let name = last?.split(separator: ".").first else { return nil }
        let words = name.split { "-_+ ".contains($0) }.joined(separator: " ")
        return words.trimmedOrNil.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
}
