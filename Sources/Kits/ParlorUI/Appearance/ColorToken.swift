/// A colour with a value for light and one for dark surroundings.
public struct ColorToken: Hashable, Sendable {
    public var light: ColorValue
    public var dark: ColorValue

    public init(light: ColorValue, dark: ColorValue) {
        self.light = light
        self.dark = dark
    }

    /// Both as designers write them.
    public init(_ light: UInt32, _ dark: UInt32) {
        self.init(light: ColorValue(hex: light), dark: ColorValue(hex: dark))
    }

    public func value(isDark: Bool) -> ColorValue { isDark ? dark : light }
}
