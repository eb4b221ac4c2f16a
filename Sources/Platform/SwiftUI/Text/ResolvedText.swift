import UIKit

/// A text with the fonts and colours of its surroundings, in the runs that a label draws.
@MainActor
struct ResolvedText {
    let runs: [TextRun]
    let color: UIColor

    init(_ text: Text, _ environment: EnvironmentValues) {
        let inherited = environment.textAttributes
        let base = environment.font ?? .body
        let foreground = environment.foregroundColor
        let isEnabled = environment.isEnabled
        func shown(_ color: UIColor) -> UIColor { isEnabled ? color : color.scalingAlpha(by: 0.4) }
        color = shown(foreground)
        runs = text.pieces.map { piece in
            let attributes = piece.attributes.over(inherited)
            let string = environment.textCase.map { $0.applied(to: piece.currentString) } ?? piece.currentString
            var run = TextRun(string, font: attributes.font(from: piece.font ?? base))
            if let style = piece.style { run.color = shown(style._resolve(in: environment).color) }
            run.isUnderlined = attributes.isUnderlined == true
            run.isStruckThrough = attributes.isStruckThrough == true
            run.underlineColor = attributes.underlineColor?.resolved(in: environment)
            run.strikethroughColor = attributes.strikethroughColor?.resolved(in: environment)
            run.background = piece.background?.resolved(in: environment)
            run.kern = piece.kerning ?? environment.textFlow.kerning
            run.baselineOffset = piece.baselineOffset
            if let link = piece.link {
                run.link = link
                run.color = environment.resolvedTint
            }
            return run
        }
    }
}

extension TextAttributes {
    /// What this says, and where it says nothing, what `other` says.
    func over(_ other: TextAttributes) -> TextAttributes {
        TextAttributes(
            weight: weight ?? other.weight, isItalic: isItalic ?? other.isItalic,
            isUnderlined: isUnderlined ?? other.isUnderlined, isStruckThrough: isStruckThrough ?? other.isStruckThrough,
            isMonospaced: isMonospaced ?? other.isMonospaced,
            usesMonospacedDigits: usesMonospacedDigits ?? other.usesMonospacedDigits,
            underlineColor: underlineColor ?? other.underlineColor,
            strikethroughColor: strikethroughColor ?? other.strikethroughColor)
    }

    func applied(to font: Font) -> Font {
        var font = font
        if let weight { font = font.weight(weight) }
        if isItalic == true { font = font.italic() }
        if isMonospaced == true { font = font.monospaced() }
        return font
    }

    @MainActor
    func font(from font: Font) -> UIFont {
        let uiFont = applied(to: font).uiFont
        guard usesMonospacedDigits == true else { return uiFont }
        return .monospacedDigitSystemFont(ofSize: uiFont.pointSize, weight: uiFont.weight)
    }
}

extension Text.Case {
    func applied(to string: String) -> String { self == .uppercase ? string.uppercased() : string.lowercased() }
}
