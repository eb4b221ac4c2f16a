import UIKit

/// A shape within smaller bounds.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(base: base, amount: self.amount + amount)
    }
}

/// A part of a shape's outline, by fractions of its length.
public struct _TrimmedShape<Base: Shape>: Shape {
    var base: Base
    var start: CGFloat
    var end: CGFloat

    public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
        set {
            base.animatableData = newValue.first
            (start, end) = (newValue.second.first, newValue.second.second)
        }
    }
    public nonisolated func path(in rect: CGRect) -> Path {
        base.path(in: rect).trimmedPath(from: start, to: end)
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape moved, turned or scaled within its bounds.
public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    public var transform: CGAffineTransform
    /// What the transform turns and scales about; nil is the origin.
    var anchor: UnitPoint?

    public nonisolated init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }
    nonisolated init(shape: Content, transform: CGAffineTransform, anchor: UnitPoint) {
        self.shape = shape
        self.transform = transform
        self.anchor = anchor
    }

    public nonisolated var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
    public nonisolated func path(in rect: CGRect) -> Path {
        guard let anchor else { return shape.path(in: rect).applying(transform) }
        let pin = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        let about = CGAffineTransform(translationX: -pin.x, y: -pin.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: pin.x, y: pin.y))
        return shape.path(in: rect).applying(about)
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape of a fixed size, wherever it stands.
public struct _SizedShape<Base: Shape>: Shape {
    var base: Base
    var size: CGSize

    public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(base.animatableData, size.animatableData) }
        set {
            base.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// The outline of a stroke, as a shape. It is drawn by stroking: as a clip it is the shape itself.
public struct _StrokedShape<Base: Shape>: Shape {
    var base: Base
    let style: StrokeStyle
    public nonisolated var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
    @MainActor @preconcurrency
    public var body: _ShapeView<Base, ForegroundStyle> { base.stroke(ForegroundStyle(), style: style) }
}

extension Shape {
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(base: self, start: startFraction, end: endFraction)
    }
    public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(base: self, size: size) }
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: CGAffineTransform(rotationAngle: angle.radians), anchor: anchor)
    }
    public nonisolated func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: CGAffineTransform(scaleX: x, y: y), anchor: anchor)
    }
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> TransformedShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    /// Moves the outline. Apple's name for the moved shape differs; both are shapes.
    @_disfavoredOverload
    public nonisolated func offset(_ offset: CGSize) -> TransformedShape<Self> {
        transform(CGAffineTransform(translationX: offset.width, y: offset.height))
    }
    @_disfavoredOverload
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> TransformedShape<Self> {
        transform(CGAffineTransform(translationX: x, y: y))
    }
}
