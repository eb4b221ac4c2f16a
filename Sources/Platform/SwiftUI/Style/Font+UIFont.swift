import UIKit

extension Font {
    @MainActor private static var resolvedFonts: [Font: UIFont] = [:]

    /// The font that text is drawn with.
    @MainActor
    var uiFont: UIFont {
        if let known = Self.resolvedFonts[self] { return known }
        let font = makeUIFont()
        Self.resolvedFonts[self] = font
        return font
    }

    @MainActor
    private func makeUIFont() -> UIFont {
        var font = base
        if design == .monospaced {
            font = .monospacedSystemFont(ofSize: font.pointSize, weight: (weight ?? .regular).uiWeight)
        } else if let weight {
            font = font.withWeight(weight.uiWeight)
        }
        return isItalic ? font.italicized() : font
    }

    @MainActor
    private var base: UIFont {
        switch source {
        case .style(let style): .preferredFont(forTextStyle: style.uiTextStyle)
        case .system(let size): .systemFont(ofSize: size)
        case .custom(let name, let size): UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        case .fixed(let font): font
        }
    }
}

extension Font.TextStyle {
    var uiTextStyle: UIFont.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption1
        case .caption2: .caption2
        }
    }
}

extension Font.Weight {
    var uiWeight: UIFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}
