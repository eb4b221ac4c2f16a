import UIKit

/// Changes the look of the content once it is drawn.
@usableFromInline struct FilterModifier: EffectModifier {
    let filter: ViewFilter?

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        view.filters = filter.map { [$0] } ?? []
    }
}

/// Changes of colours as matrices: a row of factors for red, green, blue and alpha, and what is added, for each channel.
enum ColorMatrix {
    /// How bright the three channels look.
    private static let luma: (Double, Double, Double) = (0.2126, 0.7152, 0.0722)

    private static func rows(_ r: [Double], _ g: [Double], _ b: [Double], _ a: [Double] = [0, 0, 0, 1, 0])
        -> ViewFilter
    {
        .colors([r, g, b, a].map { $0.map(Float.init) })
    }

    /// 0 is grey, 1 leaves the colours as they are.
    static func saturation(_ amount: Double) -> ViewFilter {
        let (r, g, b) = luma
        let rest = 1 - amount
        return rows(
            [r * rest + amount, g * rest, b * rest, 0, 0], [r * rest, g * rest + amount, b * rest, 0, 0],
            [r * rest, g * rest, b * rest + amount, 0, 0])
    }

    static func brightness(_ amount: Double) -> ViewFilter {
        rows([1, 0, 0, 0, amount], [0, 1, 0, 0, amount], [0, 0, 1, 0, amount])
    }

    static func contrast(_ amount: Double) -> ViewFilter {
        let shift = (1 - amount) / 2
        return rows([amount, 0, 0, 0, shift], [0, amount, 0, 0, shift], [0, 0, amount, 0, shift])
    }

    static let inversion = rows([-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1])

    static let luminanceToAlpha = rows(
        [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [luma.0, luma.1, luma.2, 0, 0])

    static func multiplication(red: Double, green: Double, blue: Double, alpha: Double) -> ViewFilter {
        rows([red, 0, 0, 0, 0], [0, green, 0, 0, 0], [0, 0, blue, 0, 0], [0, 0, 0, alpha, 0])
    }

    /// Turns the colour circle, keeping how bright each colour looks.
    static func hue(_ angle: Angle) -> ViewFilter {
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        return rows(
            [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0],
            [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0],
            [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0])
    }
}

/// Multiplies with a colour, which may differ between light and dark.
@usableFromInline struct ColorMultiplyModifier: EffectModifier {
    let color: Color

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        let resolved = color.resolved(in: environment).rgba(view.traitCollection)
        view.filters = [
            ColorMatrix.multiplication(
                red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: resolved.alpha)
        ]
    }
}

extension View {
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(FilterModifier(filter: radius > 0 ? .blur(radius) : nil))
    }
    public func saturation(_ amount: Double) -> some View {
        modifier(FilterModifier(filter: ColorMatrix.saturation(amount)))
    }
    public func grayscale(_ amount: Double) -> some View {
        modifier(FilterModifier(filter: ColorMatrix.saturation(1 - amount)))
    }
    public func brightness(_ amount: Double) -> some View {
        modifier(FilterModifier(filter: ColorMatrix.brightness(amount)))
    }
    public func contrast(_ amount: Double) -> some View {
        modifier(FilterModifier(filter: ColorMatrix.contrast(amount)))
    }
    public func colorInvert() -> some View { modifier(FilterModifier(filter: ColorMatrix.inversion)) }
    public func hueRotation(_ angle: Angle) -> some View { modifier(FilterModifier(filter: ColorMatrix.hue(angle))) }
    public func luminanceToAlpha() -> some View { modifier(FilterModifier(filter: ColorMatrix.luminanceToAlpha)) }
    public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }
}

extension BlendMode {
    var cgMode: CGBlendMode {
        switch self {
        case .normal, .plusDarker, .plusLighter: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        }
    }
}
