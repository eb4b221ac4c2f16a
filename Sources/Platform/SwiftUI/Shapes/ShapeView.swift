import UIKit

/// A shape, filled or stroked with a style.
public struct _ShapeView<S: Shape, Style: ShapeStyle>: View, PrimitiveView {
    let shape: S
    let style: Style
    let stroke: StrokeStyle?
    var isInside = false

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        LeafNode(view: self, item: ShapeItem(), parent: parent, environment: environment) { item, view, environment in
            item.shape = view.shape
            item.style = view.style._resolve(in: environment)
            item.stroke = view.stroke
            item.isInside = view.isInside
        }
    }
}

extension _ShapeView {
    /// A second fill or stroke, on top of this one.
    public func stroke<T: ShapeStyle>(_ content: T, lineWidth: CGFloat = 1) -> some View {
        overlay(shape.stroke(content, lineWidth: lineWidth))
    }
    public func strokeBorder<T: ShapeStyle>(_ content: T, lineWidth: CGFloat = 1) -> some View {
        overlay(
            _ShapeView<S, T>(shape: shape, style: content, stroke: StrokeStyle(lineWidth: lineWidth), isInside: true))
    }
    public func fill<T: ShapeStyle>(_ content: T) -> some View { background(shape.fill(content)) }
}

final class ShapeItem: ViewItem<ShapeUIView> {
    var shape: (any Shape)?
    var style: _ResolvedStyle?
    var stroke: StrokeStyle?
    var isInside = false

    init() {
        super.init(ShapeUIView())
        view.isUserInteractionEnabled = false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shape?.sizeThatFits(proposal) ?? .zero }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        canvas.put(view, frame: frame)
        guard let shape, let style else { return }
        view.show(shape, style, stroke, isInside: isInside, size: frame.size)
    }

    override var dumpLabel: String { shape.map { typeName(type(of: $0)) } ?? "Shape" }
}

/// Draws a shape: by its layer's corners and border where that is enough, else by a path.
final class ShapeUIView: UIView {
    private var pathLayer: CAShapeLayer?
    private var gradientLayer: CAGradientLayer?

    func show(_ shape: any Shape, _ style: _ResolvedStyle, _ stroke: StrokeStyle?, isInside: Bool, size: CGSize) {
        let radii = (shape as? any CornerShape)?.radii(in: size)
        let isPlainBorder = stroke.map { $0.dash.isEmpty && isInside } ?? true
        if let radii, isPlainBorder, case .color(let color) = style.fill {
            dropLayers()
            layer.setRadii(radii)
            backgroundColor = stroke == nil ? color : nil
            layer.borderWidth = stroke?.lineWidth ?? 0
            layer.dynamicBorderColor = stroke == nil ? nil : color
        } else if let radii, stroke == nil, case .gradient(let gradient, let start, let end) = style.fill {
            showGradient(gradient, start, end, radii, size, style.environment)
        } else {
            showPath(shape, style, stroke, isInside: isInside, size: size)
        }
    }

    private func dropLayers() {
        pathLayer?.removeFromSuperlayer()
        pathLayer = nil
        gradientLayer?.removeFromSuperlayer()
        gradientLayer = nil
    }

    private func showGradient(
        _ gradient: Gradient, _ start: UnitPoint, _ end: UnitPoint, _ radii: RectangleCornerRadii, _ size: CGSize,
        _ environment: EnvironmentValues
    ) {
        backgroundColor = nil
        let gradientLayer = self.gradientLayer ?? CAGradientLayer()
        if self.gradientLayer == nil {
            dropLayers()
            layer.addSublayer(gradientLayer)
            self.gradientLayer = gradientLayer
        }
        gradientLayer.frame = CGRect(origin: .zero, size: size)
        gradientLayer.colors = gradient.stops.map { $0.color.resolved(in: environment) }
        gradientLayer.locations = gradient.stops.map { NSNumber(value: Double($0.location)) }
        gradientLayer.startPoint = CGPoint(x: start.x, y: start.y)
        gradientLayer.endPoint = CGPoint(x: end.x, y: end.y)
        gradientLayer.setRadii(radii)
    }

    private func showPath(
        _ shape: any Shape, _ style: _ResolvedStyle, _ stroke: StrokeStyle?, isInside: Bool, size: CGSize
    ) {
        backgroundColor = nil
        layer.borderWidth = 0
        let pathLayer = self.pathLayer ?? CAShapeLayer()
        if self.pathLayer == nil {
            dropLayers()
            layer.addSublayer(pathLayer)
            self.pathLayer = pathLayer
        }
        var rect = CGRect(origin: .zero, size: size)
        if isInside, let stroke { rect = rect.insetBy(dx: stroke.lineWidth / 2, dy: stroke.lineWidth / 2) }
        let color = style.color.resolvedColor(with: traitCollection).cgColor
        pathLayer.frame = CGRect(origin: .zero, size: size)
        pathLayer.path = shape.path(in: rect).bezier.cgPath
        pathLayer.fillColor = stroke == nil ? color : nil
        pathLayer.strokeColor = stroke == nil ? nil : color
        guard let stroke else { return }
        pathLayer.lineWidth = stroke.lineWidth
        pathLayer.lineCap = stroke.lineCap.layerCap
        pathLayer.lineJoin = stroke.lineJoin.layerJoin
        pathLayer.lineDashPattern = stroke.dash.isEmpty ? nil : stroke.dash.map { NSNumber(value: Double($0)) }
    }
}

extension CALayer {
    /// Sets one radius or four.
    func setRadii(_ radii: RectangleCornerRadii) {
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
