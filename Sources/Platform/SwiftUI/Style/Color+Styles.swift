import UIKit

extension Color {
    /// A colour of the app's own. There are no asset catalogues here: it is looked up as `UIColor(named:)` does.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(uiColor: UIColor(named: name) ?? .systemGray) }

    /// The colour with a little light at the top.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.15), self])) }

    /// A part of the way to another colour.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let part = max(0, min(1, fraction))
        let (from, to) = (self, rhs)
        return Color(
            uiColor: UIColor { traits in
                var environment = EnvironmentValues()
                environment.colorScheme = ColorScheme(traits.userInterfaceStyle)
                let a = from.resolved(in: environment).rgba(traits)
                let b = to.resolved(in: environment).rgba(traits)
                func between(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * part }
                return UIColor(
                    red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue),
                    alpha: between(a.alpha, b.alpha))
            })
    }

    /// The numbers of a colour in an environment.
    public struct Resolved: Hashable, Sendable {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float
    }

    @MainActor @preconcurrency
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = drawn(in: environment).cgColor.components ?? [0, 0, 0, 1]
        return Resolved(
            red: Float(color[0]), green: Float(color[1]), blue: Float(color[2]), opacity: Float(color.last ?? 1))
    }
}

/// A gradient that lies as the shape it fills wants it: from the top to the bottom.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
    let gradient: Gradient
    public init(_ gradient: Gradient) { self.gradient = gradient }
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(
            fill: .gradient(GradientFill(gradient: gradient, geometry: .line(.top, .bottom))), environment: environment)
    }
}

extension Gradient {
    /// How colours are mixed; always by their numbers.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        public static let device = ColorSpace(name: "device")
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// A style, fainter.
public struct _OpacityStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let resolved = base._resolve(in: environment)
        switch resolved.fill {
        case .color(let color):
            return _ResolvedStyle(fill: .color(color.scalingAlpha(by: opacity)), environment: environment)
        case .gradient(let fill):
            let stops = fill.gradient.stops.map {
                Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location)
            }
            return _ResolvedStyle(
                fill: .gradient(GradientFill(gradient: Gradient(stops: stops), geometry: fill.geometry)),
                environment: environment)
        }
    }
}

extension ShapeStyle {
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityStyle(base: self, opacity: opacity) }
    /// A style's own shadow and blending are left out: shapes have `shadow` as views.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// A shadow of a style.
public struct ShadowStyle: Equatable, Sendable {
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension Material {
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// Whether a material changes when its window is not in front; it never does here.
public struct MaterialActiveAppearance: Equatable, Sendable {
    public static let automatic = MaterialActiveAppearance()
    public static let active = MaterialActiveAppearance()
    public static let inactive = MaterialActiveAppearance()
    public static let matchWindow = MaterialActiveAppearance()
}

/// The foreground's fainter levels beyond the fourth, and the colours of separators and selections.
public struct SeparatorShapeStyle: ShapeStyle, Sendable {
    public init() {}
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(fill: .color(.separator), environment: environment)
    }
}
public struct FillShapeStyle: ShapeStyle, Sendable {
    public init() {}
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(fill: .color(.systemFill), environment: environment)
    }
}
public struct SelectionShapeStyle: ShapeStyle, Sendable {
    public init() {}
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(fill: .color(environment.resolvedTint), environment: environment)
    }
}
public struct PlaceholderTextShapeStyle: ShapeStyle, Sendable {
    public init() {}
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(fill: .color(.placeholderText), environment: environment)
    }
}
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { Self() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { Self() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { Self() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: Self { Self() } }
extension ShapeStyle where Self == HierarchicalShapeStyle { public static var quinary: Self { .quaternary } }
