import Foundation

/// Hills behind hills under a sky: a picture that somebody could have brought home from a walk.
struct Landscape: Sendable {
    var top: UInt32
    var horizon: UInt32
    var sun: UInt32
    /// From the farthest range of hills to the nearest.
    var hills: [UInt32]
    /// Where the sun stands, in parts of the picture.
    var sunX: Float
    var sunY: Float
    var seed: Float

    func painted(width: Int, height: Int) -> Canvas {
        let (w, h) = (Float(width), Float(height))
        let ranges = hills.indices.map { ridge($0, width: width, height: h) }
        let colors = hills.map { Color($0) }
        let (skyTop, skyBottom, sunColor) = (Color(top), Color(horizon), Color(sun))
        var canvas = Canvas(width: width, height: height)
        canvas.fill { x, y in
            // From the nearest range back: the first that covers the pixel hides the rest.
            var range = ranges.count - 1
            while range >= 0 {
                let depth = Float(y) - ranges[range][x]
                if depth > 1 {
                    // A little mist at the foot of each range.
                    let mist = min(0.35, depth / h * 0.5) * Float(ranges.count - range) / Float(ranges.count)
                    return colors[range].covered(by: skyBottom, mist)
                }
                range -= 1
            }
            let sky = skyTop.covered(by: skyBottom, Float(y) / h * 1.6)
            let (dx, dy) = (Float(x) - sunX * w, Float(y) - sunY * h)
            let distance = (dx * dx + dy * dy).squareRoot() / h
            let glow = sky.covered(by: sunColor, max(0, 0.55 - distance * 1.3))
            return glow.covered(by: sunColor, (0.075 - distance) * h)
        }
        return canvas
    }

    /// The height of a range's ridge at every column.
    private func ridge(_ range: Int, width: Int, height: Float) -> [Float] {
        let part = Float(range) / Float(max(1, hills.count - 1))
        let base = height * (0.48 + 0.36 * part)
        let swing = height * (0.11 - 0.03 * part)
        return (0..<width).map { x in
            let u = Float(x) / Float(width) * (2.5 + Float(range)) + seed * Float(range * 3 + 1)
            return base + swing * (sin(u * 1.9) + 0.5 * sin(u * 4.3 + seed) + 0.22 * sin(u * 9.7 + 2 * seed))
        }
    }
}

extension Landscape {
    static let lake = Landscape(
        top: 0x7FB2E5, horizon: 0xFBE3C8, sun: 0xFFF6DF, hills: [0x9DB4CF, 0x6F93B5, 0x3F6E8F, 0x24495F], sunX: 0.7,
        sunY: 0.26, seed: 1.3)
    static let sunset = Landscape(
        top: 0x3B3A73, horizon: 0xFF9E6B, sun: 0xFFE0A3, hills: [0xA6587A, 0x6F3F6E, 0x45305C, 0x241D3D], sunX: 0.36,
        sunY: 0.4, seed: 4.1)
    static let forest = Landscape(
        top: 0xA9D3D8, horizon: 0xEAF3DF, sun: 0xFFFDF0, hills: [0x9FC3A3, 0x6FA37A, 0x3F7B57, 0x235139], sunX: 0.2,
        sunY: 0.2, seed: 2.6)
    static let snow = Landscape(
        top: 0x5E86B8, horizon: 0xDDE9F5, sun: 0xFFFFFF, hills: [0xC9D8E8, 0xA3B9D1, 0xE9F0F7, 0xFBFCFE], sunX: 0.55,
        sunY: 0.18, seed: 5.7)
    static let dunes = Landscape(
        top: 0x8FC1D9, horizon: 0xFFF0D6, sun: 0xFFFAEB, hills: [0xE8C79A, 0xDDB27B, 0xCB985C, 0xA87643], sunX: 0.82,
        sunY: 0.22, seed: 0.4)
    static let dusk = Landscape(
        top: 0x1E2A4A, horizon: 0x8C7BB3, sun: 0xF4E9FF, hills: [0x5A5E8F, 0x3D4570, 0x272F52, 0x141A33], sunX: 0.62,
        sunY: 0.24, seed: 3.2)
}
