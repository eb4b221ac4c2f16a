/// The colour of a person's name above their messages: the hue of their avatar, readable on the background.
public enum AvatarName {
    public static func color(of id: String) -> ColorToken {
        let token = AvatarHue.background(of: id)
        return ColorToken(light: token.light, dark: token.dark.lightened(by: 0.5))
    }
}

extension ColorValue {
    /// A share of the way to white.
    func lightened(by share: Double) -> ColorValue {
        ColorValue(
            red: red + (1 - red) * share, green: green + (1 - green) * share, blue: blue + (1 - blue) * share,
            alpha: alpha)
    }
}
