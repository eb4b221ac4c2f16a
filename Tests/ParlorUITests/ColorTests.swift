import ParlorUI
import Testing

@Suite struct ColorTests {
    private let white = ColorValue(hex: 0xFFFFFF)

    @Test func hexAndHueAgree() {
        #expect(ColorValue(hex: 0xFF0000) == ColorValue(hue: 0, saturation: 1, lightness: 0.5))
        #expect(ColorValue(hex: 0x0000FF) == ColorValue(hue: 240, saturation: 1, lightness: 0.5))
        #expect(abs(white.contrast(with: ColorValue(hex: 0)) - 21) < 0.001)
    }

    @Test func initialsAreReadableOnEveryHue() {
        for token in AvatarHue.palette {
            #expect(token.light.contrast(with: white) >= 4.5)
            #expect(token.dark.contrast(with: white) >= 4.5)
        }
    }

    @Test func colourBelongsToTheIdentifier() {
        #expect(AvatarHue.background(of: "@ada:here") == AvatarHue.background(of: "@ada:here"))
        #expect(Set((0..<60).map { AvatarHue.background(of: "@user\($0):here") }).count > 9)
    }

    @Test(arguments: [false, true]) func textIsReadable(isDark: Bool) {
        let colors = ColorTokens()
        func contrast(_ text: ColorToken, on ground: ColorToken) -> Double {
            text.value(isDark: isDark).contrast(with: ground.value(isDark: isDark))
        }
        for ground in [colors.background, colors.surface, colors.elevated, colors.bubbleIncoming] {
            #expect(contrast(colors.text, on: ground) >= 4.5)
            #expect(contrast(colors.textSecondary, on: ground) >= 4.5)
        }
        #expect(contrast(colors.bubbleOutgoingText, on: colors.bubbleOutgoing) >= 4.5)
        #expect(contrast(colors.accent, on: colors.background) >= 4.5)
        #expect(contrast(colors.danger, on: colors.background) >= 4.5)
        #expect(contrast(colors.text, on: colors.highlight) >= 4.5)
    }

    @Test func bubblesAreBoundedByShareAndWidth() {
        #expect(Metrics().bubbleWidth(in: 400) == 280)
        #expect(Metrics().bubbleWidth(in: 1200) == 480)
    }
}
