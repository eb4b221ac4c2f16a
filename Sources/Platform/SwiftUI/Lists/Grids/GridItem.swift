import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        /// One track of this length.
        case fixed(CGFloat)
        /// One track that takes its share of the room.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit into the share.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The tracks of a grid for a length: where each begins and how wide it is.
struct GridTracks: Equatable {
    struct Track: Equatable {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    static let defaultSpacing: CGFloat = 8
    let tracks: [Track]
    var count: Int { tracks.count }
    var length: CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

    init(_ items: [GridItem], in available: CGFloat) {
        let spacings = items.dropLast().map { $0.spacing ?? Self.defaultSpacing }
        var left = available - spacings.reduce(0, +)
        for case .fixed(let length) in items.map(\.size) { left -= length }
        var flexible = items.filter { if case .fixed = $0.size { false } else { true } }.count
        var tracks: [Track] = []
        var start: CGFloat = 0
        for (index, item) in items.enumerated() {
            let gap = item.spacing ?? Self.defaultSpacing
            var lengths: [CGFloat]
            switch item.size {
            case .fixed(let length): lengths = [length]
            case .flexible(let least, let most):
                let length = max(least, min(most, max(0, left) / CGFloat(flexible)))
                left -= length
                flexible -= 1
                lengths = [length]
            case .adaptive(let least, let most):
                let share = max(0, left) / CGFloat(flexible)
                let count = max(1, Int((share + gap) / (max(1, least) + gap)))
                let length = max(min(least, share), min(most, (share - CGFloat(count - 1) * gap) / CGFloat(count)))
                left -= share
                flexible -= 1
                lengths = Array(repeating: length, count: count)
            }
            for (number, length) in lengths.enumerated() {
                tracks.append(Track(start: start, length: length, alignment: item.alignment))
                start += length + (number < lengths.count - 1 ? gap : 0)
            }
            if index < items.count - 1 { start += gap }
        }
        self.tracks = tracks
    }
}
