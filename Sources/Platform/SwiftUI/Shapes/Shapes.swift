import UIKit

public struct Rectangle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
        _InsetShape(base: self, amount: amount)
    }
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct Circle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(base: self, amount: amount) }
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    /// A circle takes a square, as large as fits.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let lengths = [proposal.width, proposal.height].compactMap { $0 }.filter(\.isFinite)
        guard let side = lengths.min() else { return proposal.replacingUnspecifiedDimensions() }
        return CGSize(width: side, height: side)
    }
}

public struct Ellipse: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
        _InsetShape(base: self, amount: amount)
    }
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

public struct Capsule: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
        _InsetShape(base: self, amount: amount)
    }
    public nonisolated init(style: RoundedCornerStyle = .continuous) {}
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}

public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
    }
    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerSize.width) }
    /// The corners of the smaller shape are sharper by as much.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
        _InsetShape(base: RoundedRectangle(cornerRadius: max(0, cornerSize.width - amount)), amount: amount)
    }
    public nonisolated var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// The radii of the four corners.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
    }
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
    }
    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}

/// The shape of the surroundings; windows here are rectangles.
public struct ContainerRelativeShape: InsettableShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
        _InsetShape(base: self, amount: amount)
    }
}

/// A shape of any type.
public struct AnyShape: Shape {
    private let makePath: @Sendable (CGRect) -> Path
    let shape: any Shape
    public nonisolated init<S: Shape>(_ shape: S) {
        self.shape = shape
        makePath = { shape.path(in: $0) }
    }
    public nonisolated func path(in rect: CGRect) -> Path { makePath(rect) }
}

/// A shape whose corners a view's layer can round, which is cheaper to draw and clip than a path.
nonisolated protocol CornerShape {
    func radii(in size: CGSize) -> RectangleCornerRadii?
}

extension RectangleCornerRadii {
    init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
}

extension Rectangle: CornerShape {
    nonisolated func radii(in size: CGSize) -> RectangleCornerRadii? { RectangleCornerRadii() }
}
extension Capsule: CornerShape {
    nonisolated func radii(in size: CGSize) -> RectangleCornerRadii? {
        RectangleCornerRadii(all: min(size.width, size.height) / 2)
    }
}
extension Circle: CornerShape {
    /// Only in a square: elsewhere the circle does not fill its frame.
    nonisolated func radii(in size: CGSize) -> RectangleCornerRadii? {
        abs(size.width - size.height) < 0.5 ? RectangleCornerRadii(all: size.width / 2) : nil
    }
}
extension RoundedRectangle: CornerShape {
    nonisolated func radii(in size: CGSize) -> RectangleCornerRadii? {
        RectangleCornerRadii(all: min(cornerSize.width, min(size.width, size.height) / 2))
    }
}
extension UnevenRoundedRectangle: CornerShape {
    nonisolated func radii(in size: CGSize) -> RectangleCornerRadii? { cornerRadii }
}
extension AnyShape: CornerShape {
    nonisolated func radii(in size: CGSize) -> RectangleCornerRadii? { (shape as? any CornerShape)?.radii(in: size) }
}
