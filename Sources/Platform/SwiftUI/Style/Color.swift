import UIKit

/// A colour, which may follow light and dark, and as a view fills its space.
public struct Color: Hashable, @unchecked Sendable {
    enum Storage: Hashable {
        case fixed(UIColor)
        case accent
    }

    let storage: Storage
    var opacity: Double = 1

    init(storage: Storage) { self.storage = storage }

    public init(uiColor: UIColor) { storage = .fixed(uiColor) }
    public init(_ uiColor: UIColor) { storage = .fixed(uiColor) }

    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        storage = .fixed(UIColor(red: red, green: green, blue: blue, alpha: opacity))
    }
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        storage = .fixed(UIColor(white: white, alpha: opacity))
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        storage = .fixed(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    /// The same colour, `opacity` times as opaque.
    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.opacity *= opacity
        return copy
    }

    func resolved(in environment: EnvironmentValues) -> UIColor {
        let color: UIColor
        switch storage {
        case .fixed(let fixed): color = fixed
        case .accent: color = environment.resolvedTint
        }
        return opacity == 1 ? color : color.scalingAlpha(by: opacity)
    }
}

extension Color: ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(fill: .color(resolved(in: environment)), environment: environment)
    }
}

extension Color: View, PrimitiveView {
    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        let item = FillItem(UIView())
        item.view.isUserInteractionEnabled = false
        return LeafNode(view: self, item: item, parent: parent, environment: environment) { item, color, environment in
            item.view.backgroundColor = color.resolved(in: environment)
        }
    }
}

extension Color {
    public static let clear = Color(uiColor: .clear)
    public static let black = Color(uiColor: .black)
    public static let white = Color(uiColor: .white)
    public static let gray = Color(uiColor: .systemGray)
    public static let red = Color(uiColor: .systemRed)
    public static let orange = Color(uiColor: .systemOrange)
    public static let yellow = Color(uiColor: .systemYellow)
    public static let green = Color(uiColor: .systemGreen)
    public static let mint = Color(uiColor: .systemMint)
    public static let teal = Color(uiColor: .systemTeal)
    public static let cyan = Color(uiColor: .systemCyan)
    public static let blue = Color(uiColor: .systemBlue)
    public static let indigo = Color(uiColor: .systemIndigo)
    public static let purple = Color(uiColor: .systemPurple)
    public static let pink = Color(uiColor: .systemPink)
    public static let brown = Color(uiColor: .systemBrown)
    public static let primary = Color(uiColor: .label)
    public static let secondary = Color(uiColor: .secondaryLabel)
    public static let accentColor = Color(storage: .accent)
}

extension ShapeStyle where Self == Color {
    public static var clear: Color { .clear }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var accentColor: Color { .accentColor }
}

/// Fills what it is offered.
final class FillItem<Content: UIView>: ViewItem<Content> {
    override var canBeTakenOver: Bool { true }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> { 0...(.infinity) }
}

extension UIColor {
    convenience init(_ color: Color) {
        let resolved = color.resolved(in: EnvironmentValues())
        self.init { resolved.resolvedColor(with: $0) }
    }

    /// A dynamic colour stays dynamic.
    func scalingAlpha(by factor: Double) -> UIColor {
        UIColor { traits in
            let resolved = self.resolvedColor(with: traits)
            return resolved.withAlphaComponent(resolved.rgba(traits).alpha * factor)
        }
    }
}
