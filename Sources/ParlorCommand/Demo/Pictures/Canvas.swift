/// A picture of red, green and blue bytes that painters draw on.
struct Canvas {
    let width: Int
    let height: Int
    private(set) var pixels: [UInt8]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = [UInt8](repeating: 0, count: width * height * 3)
    }

    /// Sets every pixel to what `color` says about its position.
    mutating func fill(_ color: (_ x: Int, _ y: Int) -> Color) {
        let (width, height) = (width, height)
        pixels.withUnsafeMutableBufferPointer { pixels in
            var index = 0
            for y in 0..<height {
                for x in 0..<width {
                    let color = color(x, y)
                    pixels[index] = UInt8(max(0, min(255, color.red)))
                    pixels[index + 1] = UInt8(max(0, min(255, color.green)))
                    pixels[index + 2] = UInt8(max(0, min(255, color.blue)))
                    index += 3
                }
            }
        }
    }
}

/// Red, green and blue, 0 to 255.
struct Color {
    var red: Float
    var green: Float
    var blue: Float

    init(_ red: Float, _ green: Float, _ blue: Float) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    init(_ hex: UInt32) {
        self.init(Float(hex >> 16 & 255), Float(hex >> 8 & 255), Float(hex & 255))
    }

    /// This colour with so much of the other over it, 0 to 1.
    func covered(by other: Color, _ amount: Float) -> Color {
        if amount <= 0 { return self }
        if amount >= 1 { return other }
        return Color(
            red + (other.red - red) * amount, green + (other.green - green) * amount,
            blue + (other.blue - blue) * amount)
    }
}
