import Foundation

/// A colour as numbers in sRGB, without any user interface framework. Components run from 0 to 1.
public struct ColorValue: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour as designers write it: `0x2F6FED`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }

    /// A colour on the colour circle. `hue` is in degrees.
    public init(hue: Double, saturation: Double, lightness: Double) {
        let chroma = (1 - abs(2 * lightness - 1)) * saturation
        let sector = hue.truncatingRemainder(dividingBy: 360) / 60
        let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
        let base = lightness - chroma / 2
        let (red, green, blue) =
            switch Int(sector) {
            case 0: (chroma, second, 0.0)
            case 1: (second, chroma, 0.0)
            case 2: (0.0, chroma, second)
            case 3: (0.0, second, chroma)
            case 4: (second, 0.0, chroma)
            default: (chroma, 0.0, second)
            }
        self.init(red: red + base, green: green + base, blue: blue + base)
    }

    /// How well this colour stands out from another: 1 (not at all) to 21, as WCAG 2 counts. Text needs 4.5.
    public func contrast(with other: ColorValue) -> Double {
        let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (lighter + 0.05) / (darker + 0.05)
    }

    private var luminance: Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
