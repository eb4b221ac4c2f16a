/// The colour behind initials: always the same for the same person or channel.
public enum AvatarHue {
    /// The background for white initials, dark enough to read them.
    ///
    /// The choice is stable across launches and devices, which `Hasher` is not.
    public static func background(of id: String) -> ColorToken {
        // FNV-1a, its high bits folded in: identifiers that differ in one letter must not look alike.
        var hash: UInt32 = 2_166_136_261
        for byte in id.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        hash ^= hash >> 15
        return palette[Int(hash % UInt32(palette.count))]
    }

    /// A dozen hues: neighbours on a continuous circle could not be told apart.
    public static let palette: [ColorToken] = (0..<12).map { step in
        let hue = Double(step) * 30 + 8
        return ColorToken(
            light: readable(hue, saturation: 0.58, lightness: 0.54),
            dark: readable(hue, saturation: 0.42, lightness: 0.46))
    }

    private static func readable(_ hue: Double, saturation: Double, lightness: Double) -> ColorValue {
        let white = ColorValue(hex: 0xFFFFFF)
        var lightness = lightness
        while true {
            let color = ColorValue(hue: hue, saturation: saturation, lightness: lightness)
            if color.contrast(with: white) >= 4.5 { return color }
            lightness -= 0.01
        }
    }
}
