/// The single range of a `Range` header. Several at once are legal but pointless here: they are answered in full.
enum ByteRange: Equatable {
    case from(Int)
    case between(Int, Int)
    case last(Int)

    /// Nil when the header is no range of bytes, which HTTP says to ignore.
    init?(_ header: String) {
        guard header.hasPrefix("bytes=") else { return nil }
        let halves = header.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2 else { return nil }
        switch (Self.number(halves[0]), Self.number(halves[1])) {
        case (let first?, let last?) where first <= last: self = .between(first, last)
        case (let first?, nil) where halves[1].isEmpty: self = .from(first)
        case (nil, let count?) where halves[0].isEmpty: self = .last(count)
        default: return nil
        }
    }

    /// The bytes meant of a file, or nil when it has none of them.
    func resolve(size: Int) -> Range<Int>? {
        switch self {
        case .from(let first): first < size ? first..<size : nil
        case .between(let first, let last): first < size ? first..<min(last, size - 1) + 1 : nil
        case .last(let count): count > 0 && size > 0 ? max(0, size - count)..<size : nil
        }
    }

    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }
}
