import Foundation

extension BlurHash {
    /// Makes a hash of a picture.
    ///
    /// The time grows with pixels times components: scale a picture down to some 64 pixels first, the result is the same.
    ///
    /// - Parameters:
    ///   - pixels: Four bytes each, red, green, blue and alpha, row by row without padding. Alpha is ignored.
    ///   - components: How many frequencies are kept across and down, `1...9` each.
    /// - Returns: Nil when the sizes do not fit together.
    public static func encode(
        rgba pixels: [UInt8], width: Int, height: Int, components: (across: Int, down: Int) = (4, 3)
    ) -> String? {
        let range = 1...9
        guard width > 0, height > 0, pixels.count == width * height * 4, range.contains(components.across),
            range.contains(components.down)
        else { return nil }
        let table = (0...255).map { linear(UInt8($0)) }
        var factors: [(Double, Double, Double)] = []
        for y in 0..<components.down {
            for x in 0..<components.across {
                factors.append(factor(pixels, width, height, x, y, table))
            }
        }
        var text: [UInt8] = []
        append(components.across - 1 + (components.down - 1) * 9, digits: 1, to: &text)
        let waves = factors.dropFirst()
        let largest = waves.reduce(0) { max($0, abs($1.0), abs($1.1), abs($1.2)) }
        let quantised = waves.isEmpty ? 0 : min(max(Int(largest * 166 - 0.5), 0), 82)
        append(quantised, digits: 1, to: &text)
        let mean = factors[0]
        append(sRGB(mean.0) << 16 + sRGB(mean.1) << 8 + sRGB(mean.2), digits: 4, to: &text)
        let scale = Double(quantised + 1) / 166
        for wave in waves {
            func step(_ value: Double) -> Int {
                min(max(Int((signedPower(value / scale, 0.5) * 9 + 9.5).rounded(.down)), 0), 18)
            }
            append((step(wave.0) * 19 + step(wave.1)) * 19 + step(wave.2), digits: 2, to: &text)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// How much of one cosine wave is in the picture, for each colour.
    private static func factor(
        _ pixels: [UInt8], _ width: Int, _ height: Int, _ x: Int, _ y: Int, _ table: [Double]
    ) -> (Double, Double, Double) {
        let across = (0..<width).map { cos(Double.pi * Double(x) * Double($0) / Double(width)) }
        var sum = (0.0, 0.0, 0.0)
        for row in 0..<height {
            let down = cos(Double.pi * Double(y) * Double(row) / Double(height))
            var index = row * width * 4
            for column in 0..<width {
                let basis = across[column] * down
                sum.0 += basis * table[Int(pixels[index])]
                sum.1 += basis * table[Int(pixels[index + 1])]
                sum.2 += basis * table[Int(pixels[index + 2])]
                index += 4
            }
        }
        let scale = (x == 0 && y == 0 ? 1 : 2) / Double(width * height)
        return (sum.0 * scale, sum.1 * scale, sum.2 * scale)
    }

    private static func append(_ value: Int, digits: Int, to text: inout [UInt8]) {
        var divisor = (1..<max(digits, 1)).reduce(1) { product, _ in product * 83 }
        for _ in 0..<digits {
            text.append(alphabet[value / divisor % 83])
            divisor /= 83
        }
    }
}
