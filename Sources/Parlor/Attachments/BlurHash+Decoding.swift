import Foundation

extension BlurHash {
    /// Draws the blurred picture a hash stands for. A small one scaled up looks the same, so 32 pixels are enough.
    ///
    /// - Parameter punch: Contrast; 1 is that of the picture.
    /// - Returns: Four bytes a pixel, red, green, blue and alpha (255), row by row; nil for a text that is no hash.
    public static func decode(_ hash: String, width: Int, height: Int, punch: Double = 1) -> [UInt8]? {
        guard width > 0, height > 0, let (across, down, digits) = parse(hash) else { return nil }
        let colors = colors(digits, count: across * down, punch: punch)
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        let columns = (0..<across).map { x in
            (0..<width).map { cos(Double.pi * Double(x) * Double($0) / Double(width)) }
        }
        for row in 0..<height {
            let rows = (0..<down).map { cos(Double.pi * Double($0) * Double(row) / Double(height)) }
            for column in 0..<width {
                var sum = (0.0, 0.0, 0.0)
                for y in 0..<down {
                    for x in 0..<across {
                        let basis = columns[x][column] * rows[y]
                        let color = colors[y * across + x]
                        sum.0 += color.0 * basis
                        sum.1 += color.1 * basis
                        sum.2 += color.2 * basis
                    }
                }
                let index = (row * width + column) * 4
                pixels[index] = UInt8(sRGB(sum.0))
                pixels[index + 1] = UInt8(sRGB(sum.1))
                pixels[index + 2] = UInt8(sRGB(sum.2))
            }
        }
        return pixels
    }

    private static func colors(_ digits: [Int], count: Int, punch: Double) -> [(Double, Double, Double)] {
        let mean = digits[2..<6].reduce(0) { $0 * 83 + $1 }
        var colors = [
            (linear(UInt8(mean >> 16 & 255)), linear(UInt8(mean >> 8 & 255)), linear(UInt8(mean & 255)))
        ]
        let largest = Double(digits[1] + 1) / 166 * punch
        for index in 1..<max(count, 1) {
            let value = digits[4 + index * 2] * 83 + digits[5 + index * 2]
            func part(_ step: Int) -> Double { signedPower((Double(step) - 9) / 9, 2) * largest }
            colors.append((part(value / 361), part(value / 19 % 19), part(value % 19)))
        }
        return colors
    }
}
