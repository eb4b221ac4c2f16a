import Foundation

/// Changes of how a view looks that leave its place alone, made from its geometry.
public protocol VisualEffect: Sendable {
    var _values: _VisualEffectValues { get set }
}

/// The view as it is.
public struct EmptyVisualEffect: VisualEffect {
    public var _values = _VisualEffectValues()
    public init() {}
}

/// What visual effects add up to.
public struct _VisualEffectValues: Equatable, Sendable {
    var opacity = 1.0
    var scale = CGSize(width: 1, height: 1)
    var scaleAnchor = UnitPoint.center
    var rotation = Angle.zero
    var rotationAnchor = UnitPoint.center
    var offset = CGSize.zero
    var blur: CGFloat = 0

    /// The values between these and others.
    func mixed(with other: _VisualEffectValues, by amount: Double) -> _VisualEffectValues {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * amount }
        var result = other
        result.opacity = mix(opacity, other.opacity)
        result.scale = CGSize(
            width: mix(scale.width, other.scale.width), height: mix(scale.height, other.scale.height))
        result.rotation = .radians(mix(rotation.radians, other.rotation.radians))
        result.offset = CGSize(
            width: mix(offset.width, other.offset.width), height: mix(offset.height, other.offset.height))
        result.blur = mix(blur, other.blur)
        return result
    }
}

extension VisualEffect {
    private func changed(_ change: (inout _VisualEffectValues) -> Void) -> some VisualEffect {
        var copy = self
        change(&copy._values)
        return copy
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { changed { $0.opacity *= opacity } }
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        changed {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        changed {
            $0.scale.width *= x
            $0.scale.height *= y
            $0.scaleAnchor = anchor
        }
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        changed {
            $0.rotation = .radians($0.rotation.radians + angle.radians)
            $0.rotationAnchor = anchor
        }
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { changed { $0.blur += radius } }

    // Colours of an effect that follows scrolling stay as they are: filters are for the modifiers of `View`.
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    public func contrast(_ amount: Double) -> some VisualEffect { self }
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect { self }
}

/// Shows the effect that the last layout called for.
@usableFromInline struct VisualEffectModifier: ViewModifier {
    let effect: (GeometryProxy) -> _VisualEffectValues
    @State private var values = _VisualEffectValues()

    @usableFromInline func body(content: Content) -> some View {
        content
            .scaleEffect(values.scale, anchor: values.scaleAnchor)
            .rotationEffect(values.rotation, anchor: values.rotationAnchor)
            .blur(radius: values.blur)
            .opacity(values.opacity)
            .offset(values.offset)
            .onGeometryChange(for: _VisualEffectValues.self, of: effect) { values = $0 }
    }
}

extension View {
    /// Changes how the view looks by its size and place. The effect does not change the layout.
    public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._values }) }
}
