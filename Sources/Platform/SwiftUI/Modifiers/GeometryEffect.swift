import UIKit

/// A modifier that only changes where and how its content is drawn, and can be animated.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> some View {
        content.modifier(FreeTransformModifier { effectValue(size: $0).affine })
    }
    public nonisolated func ignoredByLayout() -> Self { self }
}

/// A transform of three by three numbers. Drawn here is its affine part: no perspective.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public init() {}
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }
    public init(_ m: CATransform3D) { self.init(CATransform3DGetAffineTransform(m)) }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(affine.concatenating(rhs.affine))
    }
    public func inverted() -> ProjectionTransform { ProjectionTransform(affine.inverted()) }
}
