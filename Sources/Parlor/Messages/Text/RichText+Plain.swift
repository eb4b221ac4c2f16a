import Foundation

extension RichText {
    /// Reads a plain text: addresses, user identifiers and `@room` in it become links, nothing else does.
    ///
    /// - Parameter mentionsEveryone: Whether `@room` means everybody, as the message's `m.mentions` say.
    public init(plain text: String, mentionsEveryone: Bool = false) {
        let runs = Linkifier(mentionsEveryone: mentionsEveryone).runs(of: text)
        blocks = runs.isEmpty ? [] : [.paragraph(runs)]
    }

    /// The words alone: blocks on lines of their own, quotes after `> `, items after `• ` or their number.
    public var plainText: String { Self.plain(blocks) }

    /// All places that the text leads to, in order.
    public var links: [Link] { Self.runs(in: blocks).compactMap(\.link) }

    /// Whether nothing in it has a form: one paragraph of words without style or link.
    public var isPlain: Bool {
        guard blocks.count <= 1 else { return false }
        guard case .paragraph(let runs)? = blocks.first else { return blocks.isEmpty }
        return runs.allSatisfy { $0.style.isEmpty && $0.link == nil }
    }

    static func runs(in blocks: [Block]) -> [Run] {
        blocks.flatMap { block -> [Run] in
            switch block {
            case .paragraph(let runs), .heading(_, let runs): runs
            case .quote(let inner): runs(in: inner)
            case .list(let list): list.items.flatMap(runs(in:))
            case .code, .rule: []
            }
        }
    }

    private static func plain(_ blocks: [Block]) -> String {
        blocks.map { block in
            switch block {
            case .paragraph(let runs), .heading(_, let runs): runs.map(\.text).joined()
            case .code(let text, _): text
            case .quote(let inner): indented(plain(inner), first: "> ", rest: "> ")
            case .list(let list):
                list.items.enumerated().map { offset, item in
                    let marker = list.start.map { "\($0 + offset). " } ?? "• "
                    return indented(plain(item), first: marker, rest: String(repeating: " ", count: marker.count))
                }.joined(separator: "\n")
            case .rule: "———"
            }
        }.joined(separator: "\n")
    }

    private static func indented(_ text: String, first: String, rest: String) -> String {
        first + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + rest)
    }
}
