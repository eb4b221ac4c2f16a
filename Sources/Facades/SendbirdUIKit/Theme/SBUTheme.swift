/// How the components look.
///
/// ```swift
/// SBUTheme.current = .dark
/// SBUTheme.current.appearance.colors.accent = .systemGreen
/// ```
@preconcurrency @MainActor public struct SBUTheme {
    /// Colours, fonts, symbols and lengths: the kit's own, each of them replaceable.
    public var appearance: Appearance
    /// Whether a screen is light, dark, or whatever the desktop is.
    public var style: UIUserInterfaceStyle

    /// - Parameter appearance: Nil: the kit's own, `Appearance.default`.
    public init(style: UIUserInterfaceStyle = .unspecified, appearance: Appearance? = nil) {
        self.style = style
        self.appearance = appearance ?? .default
    }

    /// As the desktop is.
    public static var system: SBUTheme { SBUTheme() }
    /// Always light.
    public static var light: SBUTheme { SBUTheme(style: .light) }
    /// Always dark.
    public static var dark: SBUTheme { SBUTheme(style: .dark) }

    /// What screens look like that are shown from now on.
    public static var current = SBUTheme.system
}
