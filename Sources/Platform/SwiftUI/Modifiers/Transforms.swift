import UIKit

/// An effect that draws its content elsewhere and as it is: what blends inside meets what is behind the effect.
@MainActor
protocol MovingModifier: EffectModifier {}

extension MovingModifier {
    func finish(_ view: UIView) { view.takeOverBlend() }
}

@usableFromInline struct TransformModifier: MovingModifier {
    var scale = CGSize(width: 1, height: 1)
    var angle = Angle.zero
    let anchor: UnitPoint

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        // UIKit turns about the centre: shift the anchor there and back.
        let shift = CGPoint(x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height)
        view.transform = CGAffineTransform(translationX: -shift.x, y: -shift.y)
            .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
            .concatenating(CGAffineTransform(rotationAngle: angle.radians))
            .concatenating(CGAffineTransform(translationX: shift.x, y: shift.y))
    }
}

/// A transform of the customer's own, about the top left corner.
@usableFromInline struct FreeTransformModifier: MovingModifier {
    let transform: (CGSize) -> CGAffineTransform

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        // UIKit transforms about the centre.
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        view.transform = CGAffineTransform(translationX: center.x, y: center.y)
            .concatenating(transform(size))
            .concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
    }
}

/// A turn in space, seen from the front: nearer parts are not larger.
@usableFromInline struct Rotation3DModifier: MovingModifier {
    let angle: Angle
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    let anchor: UnitPoint

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        let shift = CGPoint(x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height)
        let turn = CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)
        view.transform = CGAffineTransform(translationX: -shift.x, y: -shift.y)
            .concatenating(CATransform3DGetAffineTransform(turn))
            .concatenating(CGAffineTransform(translationX: shift.x, y: shift.y))
    }
}

extension View {
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(TransformModifier(angle: angle, anchor: anchor))
    }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(TransformModifier(scale: CGSize(width: s, height: s), anchor: anchor))
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(TransformModifier(scale: CGSize(width: x, height: y), anchor: anchor))
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(TransformModifier(scale: scale, anchor: anchor))
    }
    /// Turns the view in space. It is drawn without perspective: a turn about x or y makes it flatter or narrower.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(Rotation3DModifier(angle: angle, axis: axis, anchor: anchor))
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(FreeTransformModifier { _ in transform })
    }
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(FreeTransformModifier { _ in transform.affine })
    }
}
