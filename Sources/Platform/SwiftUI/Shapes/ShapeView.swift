import UIKit

/// A shape, filled or stroked with a style.
public struct _ShapeView<S: Shape, Style: ShapeStyle>: View, PrimitiveView {
    var shape: S
    let style: Style
    let stroke: StrokeStyle?
    var isInside = false
    var isEvenOdd = false

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        LeafNode(view: self, item: ShapeItem(), parent: parent, environment: environment) { item, view, environment in
            item.shape = view.shape
            item.drawing = ShapeDrawing(
                style: view.style._resolve(in: environment), stroke: view.stroke, isInside: view.isInside,
                isEvenOdd: view.isEvenOdd)
        }
    }
}

extension _ShapeView: Animatable {
    public var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension _ShapeView {
    /// A second fill or stroke, on top of this one.
    public func stroke<T: ShapeStyle>(_ content: T, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        overlay(shape.stroke(content, lineWidth: lineWidth))
    }
    public func stroke<T: ShapeStyle>(_ content: T, style: StrokeStyle, antialiased: Bool = true) -> some View {
        overlay(shape.stroke(content, style: style))
    }
    public func strokeBorder<T: ShapeStyle>(
        _ content: T, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func strokeBorder<T: ShapeStyle>(_ content: T, style: StrokeStyle, antialiased: Bool = true) -> some View {
        overlay(_ShapeView<S, T>(shape: shape, style: content, stroke: style, isInside: true))
    }
    public func fill<T: ShapeStyle>(_ content: T, style: FillStyle = FillStyle()) -> some View {
        background(shape.fill(content, style: style))
    }
}

/// How a shape is drawn.
struct ShapeDrawing {
    let style: _ResolvedStyle
    let stroke: StrokeStyle?
    let isInside: Bool
    let isEvenOdd: Bool
}

final class ShapeItem: ViewItem<ShapeUIView> {
    var shape: (any Shape)?
    var drawing: ShapeDrawing?

    init() {
        super.init(ShapeUIView())
        view.isUserInteractionEnabled = false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shape?.sizeThatFits(proposal) ?? .zero }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        let isNew = canvas.put(view, frame: frame)
        guard let shape, let drawing else { return }
        if isNew {
            UIView.performWithoutAnimation { view.show(shape, drawing, size: frame.size) }
        } else {
            view.show(shape, drawing, size: frame.size)
        }
    }

    override var canBeTakenOver: Bool { true }
    override var dumpLabel: String { shape.map { typeName(type(of: $0)) } ?? "Shape" }
}

extension CALayer {
    /// Sets one radius or four.
    func setRadii(_ radii: RectangleCornerRadii, isMirrored: Bool) {
        let radii = isMirrored ? radii.mirrored : radii
        let isEven = Set([radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing]).count == 1
        cornerRadius = isEven ? radii.topLeading : 0
        cornerRadii =
            isEven
            ? nil
            : CornerRadii(
                topLeft: radii.topLeading, topRight: radii.topTrailing, bottomLeft: radii.bottomLeading,
                bottomRight: radii.bottomTrailing)
    }
}

extension RectangleCornerRadii {
    fileprivate var mirrored: RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }
}

extension CGLineCap {
    var layerCap: CAShapeLayerLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

extension CGLineJoin {
    var layerJoin: CAShapeLayerLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
