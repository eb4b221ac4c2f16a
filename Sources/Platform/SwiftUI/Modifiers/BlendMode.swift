import UIKit

/// How a view's colours meet those behind it. `plusDarker` has nothing that draws it here, and is `normal`.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter

    fileprivate var viewBlend: ViewBlend? {
        switch self {
        case .normal, .plusDarker: nil
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
        case .plusLighter: .plusLighter
        }
    }
}

@usableFromInline struct BlendModifier: EffectModifier {
    let mode: BlendMode

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) { view.blend = mode.viewBlend }
}

/// Draws its content as a picture of its own: what blends inside meets nothing outside.
@usableFromInline struct CompositingModifier: EffectModifier {}

extension UIView {
    /// A view that only moves its content about lets it blend with what is behind.
    func takeOverBlend() {
        guard subviews.count == 1, let inner = subviews.first else { return blend = nil }
        blend = inner.blend
        inner.blend = nil
    }
}

extension View {
    /// Mixes the colours of the view with those behind it, in the same container.
    ///
    /// An effect around several views (`opacity`, `clipShape`, `compositingGroup`) is a container, stacks are none.
    public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendModifier(mode: blendMode)) }
    /// Keeps what blends inside from blending with what is outside.
    public func compositingGroup() -> some View { modifier(CompositingModifier()) }
    /// Keeps what blends inside from blending with what is outside.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(CompositingModifier())
    }
}
