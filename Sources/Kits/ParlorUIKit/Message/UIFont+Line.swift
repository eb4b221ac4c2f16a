extension UIFont {
    /// How high a line of this font is, with the desktop's text scaling. The measure is kept with those of other texts.
    @MainActor var lineRoom: CGFloat {
        TextLayout.of(
            [TextRun("Ag", font: self)], style: UIKit.TextStyle(lineLimit: 1), width: .greatestFiniteMagnitude
        ).size
            .height
    }
}
