/// How the kit looks and how it puts things into words. Every part can be replaced, for the app or for a part of it.
///
/// ```swift
/// Appearance.default.colors.accent = .systemGreen
/// ```
///
/// A view or controller of the kit takes the appearance of the nearest responder above it that has one of its own
/// (``ChatViewController/appearance``), else ``default``.
public struct Appearance {
    public var colors: ColorPalette
    public var fonts: Fonts
    public var images: Images
    public var metrics: Metrics
    public var formatters: Formatters

    public init(
        colors: ColorPalette = ColorPalette(), fonts: Fonts = Fonts(), images: Images = Images(),
        metrics: Metrics = Metrics(), formatters: Formatters = Formatters()
    ) {
        self.colors = colors
        self.fonts = fonts
        self.images = images
        self.metrics = metrics
        self.formatters = formatters
    }

    /// What everything looks like that nobody gave a look of its own. Setting it changes what is on screen.
    @preconcurrency @MainActor public static var `default` = Appearance() {
        didSet { ComponentLife.refreshEverything() }
    }
}
