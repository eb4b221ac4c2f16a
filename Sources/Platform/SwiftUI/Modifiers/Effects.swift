import UIKit

@usableFromInline struct OpacityModifier: EffectModifier {
    let opacity: Double
    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) { view.alpha = opacity }
}

@usableFromInline struct HiddenModifier: EffectModifier {
    let isHidden: Bool
    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) { view.isHidden = isHidden }
}

@usableFromInline struct ClipModifier: EffectModifier {
    let shape: any Shape

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        if let radii = (shape as? any CornerShape)?.radii(in: size) {
            view.clipsToBounds = true
            view.layer.mask = nil
            view.layer.setRadii(radii, isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        } else {
            // Other outlines are a mask, which costs more to draw.
            let mask = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
            mask.frame = CGRect(origin: .zero, size: size)
            mask.path = shape.path(in: CGRect(origin: .zero, size: size)).cgPath
            view.layer.mask = mask
        }
    }
}

@usableFromInline struct ShadowModifier: EffectModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        let resolved = color.resolved(in: environment).resolvedColor(with: view.traitCollection)
        view.layer.shadowColor = resolved.withAlphaComponent(1).cgColor
        view.layer.shadowOpacity = Float(resolved.rgba(view.traitCollection).alpha)
        view.layer.shadowRadius = radius
        view.layer.shadowOffset = offset
    }

    /// A layer's shadow follows its own corners: take those of the content.
    func finish(_ view: UIView) {
        guard let content = view.subviews.first?.silhouette else { return }
        view.layer.cornerRadius = content.cornerRadius
        view.layer.cornerRadii = content.cornerRadii
    }
}

extension UIView {
    /// The layer that gives the view its outline: the first one with round corners that fills it.
    var silhouette: CALayer {
        if layer.cornerRadius > 0 || layer.cornerRadii != nil { return layer }
        return subviews.first { $0.frame.size == bounds.size }?.silhouette ?? layer
    }
}

extension View {
    public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }
    public func hidden() -> some View { modifier(HiddenModifier(isHidden: true)) }
    public func clipped(antialiased: Bool = false) -> some View { modifier(ClipModifier(shape: Rectangle())) }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(ClipModifier(shape: RoundedRectangle(cornerRadius: radius)))
    }
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape))
    }
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(alignment: .center) { Rectangle().fill(style) }
    }
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(alignment: .center) { shape.fill(style) }
    }
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape)
    }
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay(alignment: .center) { Rectangle().fill(style) }
    }
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(alignment: .center) { shape.fill(style) }
    }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// What keeps content from the edges. A desktop window has nothing of the kind.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// How colours are blended; here always as they are.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}
