import UIKit

/// A colour or pattern that fills shapes and text.
public protocol ShapeStyle {
    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

/// What a style comes to in an environment.
public struct _ResolvedStyle {
    enum Fill {
        case color(UIColor)
        case gradient(GradientFill)
    }
    let fill: Fill
    let environment: EnvironmentValues

    /// One colour that stands for the style where only a colour can be drawn, as in text.
    var color: UIColor {
        switch fill {
        case .color(let color): color
        case .gradient(let fill):
            fill.gradient.stops.first.map { $0.color.resolved(in: environment) } ?? .clear
        }
    }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle
    public init<S: ShapeStyle>(_ style: S) { self.style = style }
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { style._resolve(in: environment) }
}

/// The levels of the foreground: primary is the foreground itself, the others are ever fainter.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let color: UIColor
        switch level {
        case 0: color = .label
        case 1: color = .secondaryLabel
        case 2: color = .tertiaryLabel
        default: color = .quaternaryLabel
        }
        return _ResolvedStyle(fill: .color(color), environment: environment)
    }
}

/// The accent of the surroundings.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(fill: .color(environment.resolvedTint), environment: environment)
    }
}

/// The window's background.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.backgroundStyle?._resolve(in: environment)
            ?? _ResolvedStyle(fill: .color(.systemBackground), environment: environment)
    }
}

/// The foreground of the surroundings.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.foregroundStyle?._resolve(in: environment)
            ?? _ResolvedStyle(fill: .color(.label), environment: environment)
    }
}

/// A surface that stands out from what is behind it. Nothing is blurred here: it is the bar or sheet colour.
public struct Material: ShapeStyle, Sendable {
    public static let ultraThin = Material()
    public static let thin = Material()
    public static let regular = Material()
    public static let thick = Material()
    public static let ultraThick = Material()
    public static let bar = Material()

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(fill: .color(.secondarySystemBackground), environment: environment)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
