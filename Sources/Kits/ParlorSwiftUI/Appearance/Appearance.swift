import ParlorUI

/// How the kit looks: colours, fonts, symbols and lengths. Every part can be replaced.
public struct Appearance {
    public var colors: ColorPalette
    public var images: Images
    public var fonts: Fonts
    public var metrics: Metrics

    public init(
        colors: ColorPalette = ColorPalette(), images: Images = Images(), fonts: Fonts = Fonts(),
        metrics: Metrics = Metrics()
    ) {
        self.colors = colors
        self.images = images
        self.fonts = fonts
        self.metrics = metrics
    }
}
