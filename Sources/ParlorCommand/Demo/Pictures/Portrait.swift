/// A drawn head and shoulders, for people's pictures.
struct Portrait: Sendable {
    var background: (UInt32, UInt32)
    var skin: UInt32
    var hair: UInt32
    var clothes: UInt32
    /// How far the hair comes down, 0 short to 1 long.
    var hairLength: Float

    func painted(size: Int) -> Canvas {
        let unit = Float(size)
        let (top, bottom) = (Color(background.0), Color(background.1))
        let (skin, hair, clothes) = (Color(skin), Color(hair), Color(clothes))
        let shade = skin.covered(by: Color(0x000000), 0.14)
        let length = hairLength
        var canvas = Canvas(width: size, height: size)
        canvas.fill { x, y in
            let (px, py) = (Float(x) / unit, Float(y) / unit)
            /// How much of the pixel an ellipse covers.
            func ellipse(_ cx: Float, _ cy: Float, _ rx: Float, _ ry: Float) -> Float {
                let (dx, dy) = ((px - cx) / rx, (py - cy) / ry)
                return (1 - (dx * dx + dy * dy).squareRoot()) * min(rx, ry) * unit
            }
            var color = top.covered(by: bottom, (px + py) / 2)
            color = color.covered(by: hair, ellipse(0.5, 0.42 + 0.1 * length, 0.235, 0.24 + 0.12 * length))
            color = color.covered(by: clothes, ellipse(0.5, 1.02, 0.38, 0.3))
            color = color.covered(by: shade, ellipse(0.5, 0.68, 0.085, 0.13))
            color = color.covered(by: skin, ellipse(0.5, 0.47, 0.175, 0.215))
            // A fringe: the part of a circle that lies on the forehead.
            let fringe = min(ellipse(0.42, 0.27, 0.23, 0.15), ellipse(0.5, 0.42, 0.24, 0.26))
            return color.covered(by: hair, fringe)
        }
        return canvas
    }
}

/// Overlapping discs, for the pictures of channels.
struct Emblem: Sendable {
    var background: (UInt32, UInt32)
    var discs: [(x: Float, y: Float, radius: Float, color: UInt32)]

    func painted(size: Int) -> Canvas {
        let unit = Float(size)
        let (top, bottom) = (Color(background.0), Color(background.1))
        let colors = discs.map { Color($0.color) }
        var canvas = Canvas(width: size, height: size)
        canvas.fill { x, y in
            var color = top.covered(by: bottom, Float(x + y) / (2 * unit))
            for (disc, over) in zip(discs, colors) {
                let (dx, dy) = (Float(x) / unit - disc.x, Float(y) / unit - disc.y)
                let cover = (disc.radius - (dx * dx + dy * dy).squareRoot()) * unit
                color = color.covered(by: over, min(0.75, cover))
            }
            return color
        }
        return canvas
    }
}
