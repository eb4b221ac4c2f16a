import Foundation
import Parlor

/// Where the pictures and films of a message stand: one in its own shape, more in a mosaic of four at most.
public struct PictureGrid: Hashable, Sendable {
    /// One picture of the grid.
    public struct Tile: Hashable, Sendable {
        /// Its place among the pictures.
        public var index: Int
        public var frame: CGRect
        /// How many more there are than the grid has room for; stands on the last tile.
        public var hiddenCount = 0
    }

    public var size: CGSize
    public var tiles: [Tile]

    /// - Parameters:
    ///   - pictures: Attachments that are pictures or films.
    ///   - maxWidth: How wide the grid may become, in points.
    ///   - gap: Between two tiles.
    public init(_ pictures: [ChatMessageAttachment], maxWidth: Double, gap: Double = 2) {
        switch pictures.count {
        case 0: (size, tiles) = (.zero, [])
        case 1:
            let fitting = PictureSize.fitting(
                width: pictures[0].width, height: pictures[0].height, maxWidth: min(maxWidth, 320))
            size = CGSize(width: min(fitting.width, maxWidth).rounded(), height: fitting.height.rounded())
            tiles = [Tile(index: 0, frame: CGRect(origin: .zero, size: size))]
        default:
            size = CGSize(width: min(maxWidth, 320).rounded(), height: min(maxWidth, 320) * 0.7)
            size.height = pictures.count == 2 ? (size.width / 2).rounded() : size.height.rounded()
            tiles = Self.mosaic(min(pictures.count, 4), in: size, gap).enumerated().map { Tile(index: $0, frame: $1) }
            if pictures.count > 4 { tiles[3].hiddenCount = pictures.count - 4 }
        }
    }

    /// Two side by side; three as one large and two small; four in quarters.
    private static func mosaic(_ count: Int, in size: CGSize, _ gap: Double) -> [CGRect] {
        let left = ((count == 3 ? size.width * 0.62 : size.width / 2) - gap / 2).rounded()
        let right = size.width - left - gap
        let upper = ((size.height - gap) / 2).rounded()
        let lower = size.height - upper - gap
        let (x, y) = (left + gap, upper + gap)
        switch count {
        case 2:
            return [
                CGRect(x: 0, y: 0, width: left, height: size.height),
                CGRect(x: x, y: 0, width: right, height: size.height),
            ]
        case 3:
            return [
                CGRect(x: 0, y: 0, width: left, height: size.height),
                CGRect(x: x, y: 0, width: right, height: upper), CGRect(x: x, y: y, width: right, height: lower),
            ]
        default:
            return [
                CGRect(x: 0, y: 0, width: left, height: upper), CGRect(x: x, y: 0, width: right, height: upper),
                CGRect(x: 0, y: y, width: left, height: lower), CGRect(x: x, y: y, width: right, height: lower),
            ]
        }
    }
}
