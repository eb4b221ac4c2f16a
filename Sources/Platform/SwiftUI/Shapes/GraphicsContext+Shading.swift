import UIKit

extension GraphicsContext {
    /// The colour or gradient that something is drawn with.
    public struct Shading {
        enum Source {
            case color(Color)
            case style(any ShapeStyle)
            case gradient(DrawnGradient.Source)
        }

        enum Kind {
            case color(UIColor)
            case gradient(DrawnGradient)
        }

        let source: Source

        public static var foreground: Shading { Shading(source: .style(ForegroundStyle())) }
        public static func color(_ color: Color) -> Shading { Shading(source: .color(color)) }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(source: .style(style)) }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(source: .gradient(.linear(gradient, startPoint, endPoint))) }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(source: .gradient(.radial(gradient, center, startRadius, endRadius))) }
        /// Drawn in its first colour.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { color(gradient.stops.first?.color ?? .clear) }

        @MainActor
        func kind(in environment: EnvironmentValues) -> Kind {
            switch source {
            case .color(let color): .color(color.drawn(in: environment))
            case .style(let style): .color(style._resolve(in: environment).color.shown(in: environment))
            case .gradient(let source): .gradient(DrawnGradient(source: source, environment: environment))
            }
        }

        @MainActor
        func color(in environment: EnvironmentValues) -> UIColor {
            switch kind(in: environment) {
            case .color(let color): color
            case .gradient(let gradient): gradient.gradient.stops.first?.color.drawn(in: environment) ?? .clear
            }
        }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// A gradient in the coordinates of a drawing.
    struct DrawnGradient {
        enum Source {
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
        }

        let source: Source
        let environment: EnvironmentValues

        var gradient: Gradient {
            switch source {
            case .linear(let gradient, _, _), .radial(let gradient, _, _, _): gradient
            }
        }

        @MainActor
        func draw(in context: CGContext) {
            let colors = gradient.stops.map { $0.color.drawn(in: environment).cgColor }
            let places = gradient.stops.map(\.location)
            guard let drawn = CGGradient(colorsSpace: nil, colors: colors, locations: places) else { return }
            let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            switch source {
            case .linear(_, let start, let end):
                context.drawLinearGradient(drawn, start: start, end: end, options: options)
            case .radial(_, let center, let inner, let outer):
                context.drawRadialGradient(
                    drawn, startCenter: center, startRadius: inner, endCenter: center, endRadius: outer,
                    options: options)
            }
        }
    }
}

extension Color {
    /// The colour in light or dark, as the environment says.
    @MainActor
    func drawn(in environment: EnvironmentValues) -> UIColor { resolved(in: environment).shown(in: environment) }
}

extension UIColor {
    @MainActor
    func shown(in environment: EnvironmentValues) -> UIColor {
        resolvedColor(with: UITraitCollection(userInterfaceStyle: environment.colorScheme.uiStyle))
    }
}
