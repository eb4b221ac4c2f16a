import UIKit

/// Draws a shape: by its layer's corners and border where that is enough, else by a path.
final class ShapeUIView: UIView {
    private var pathLayer: CAShapeLayer?
    private var gradientLayer: CAGradientLayer?

    func show(_ shape: any Shape, _ drawing: ShapeDrawing, size: CGSize) {
        let radii = (shape as? any CornerShape)?.radii(in: size)
        let stroke = drawing.stroke
        let isPlainBorder = stroke.map { $0.dash.isEmpty && drawing.isInside } ?? true
        switch drawing.style.fill {
        case .color(let color):
            if let radii, isPlainBorder {
                showCorners(radii, color, stroke)
            } else {
                showPath(outline(of: shape, drawing, size), color, drawing, size)
            }
        case .gradient(let fill):
            let layer = showGradient(fill, size, drawing.style.environment)
            if let radii, stroke == nil {
                layer.mask = nil
                layer.setRadii(radii, isMirrored: isMirrored)
            } else {
                // The gradient shows through the path.
                layer.setRadii(RectangleCornerRadii(), isMirrored: false)
                let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
                mask.show(outline(of: shape, drawing, size), .black, drawing, size)
                layer.mask = mask
                // A line stands out by half of its width.
                if let stroke, !drawing.isInside {
                    let edge = stroke.lineWidth / 2
                    layer.frame = CGRect(origin: .zero, size: size).insetBy(dx: -edge, dy: -edge)
                    mask.frame = CGRect(origin: CGPoint(x: edge, y: edge), size: size)
                }
            }
        }
    }

    private func outline(of shape: any Shape, _ drawing: ShapeDrawing, _ size: CGSize) -> CGPath {
        let rect = CGRect(origin: .zero, size: size)
        guard drawing.isInside, let stroke = drawing.stroke, let shape = shape as? any InsettableShape else {
            return shape.path(in: rect).cgPath
        }
        return shape.inset(by: stroke.lineWidth / 2).path(in: rect).cgPath
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func dropLayers() {
        pathLayer?.removeFromSuperlayer()
        pathLayer = nil
        gradientLayer?.removeFromSuperlayer()
        gradientLayer = nil
    }

    private func showCorners(_ radii: RectangleCornerRadii, _ color: UIColor, _ stroke: StrokeStyle?) {
        dropLayers()
        layer.setRadii(radii, isMirrored: isMirrored)
        backgroundColor = stroke == nil ? color : nil
        layer.borderWidth = stroke?.lineWidth ?? 0
        layer.dynamicBorderColor = stroke == nil ? nil : color
    }

    private func showGradient(
        _ fill: GradientFill, _ size: CGSize, _ environment: EnvironmentValues
    ) -> CAGradientLayer {
        backgroundColor = nil
        layer.borderWidth = 0
        let gradientLayer = self.gradientLayer ?? CAGradientLayer()
        if self.gradientLayer == nil {
            dropLayers()
            layer.addSublayer(gradientLayer)
            self.gradientLayer = gradientLayer
        }
        gradientLayer.frame = CGRect(origin: .zero, size: size)
        fill.apply(to: gradientLayer, size: size, environment: environment)
        return gradientLayer
    }

    private func showPath(_ path: CGPath, _ color: UIColor, _ drawing: ShapeDrawing, _ size: CGSize) {
        backgroundColor = nil
        layer.borderWidth = 0
        let pathLayer = self.pathLayer ?? CAShapeLayer()
        if self.pathLayer == nil {
            dropLayers()
            layer.addSublayer(pathLayer)
            self.pathLayer = pathLayer
        }
        pathLayer.show(path, color.resolvedColor(with: traitCollection), drawing, size)
    }
}

extension CAShapeLayer {
    fileprivate func show(_ path: CGPath, _ color: UIColor, _ drawing: ShapeDrawing, _ size: CGSize) {
        frame = CGRect(origin: .zero, size: size)
        self.path = path
        fillColor = drawing.stroke == nil ? color.cgColor : nil
        strokeColor = drawing.stroke == nil ? nil : color.cgColor
        fillRule = drawing.isEvenOdd ? .evenOdd : .nonZero
        guard let stroke = drawing.stroke else { return }
        lineWidth = stroke.lineWidth
        lineCap = stroke.lineCap.layerCap
        lineJoin = stroke.lineJoin.layerJoin
        lineDashPattern = stroke.dash.isEmpty ? nil : stroke.dash.map { NSNumber(value: Double($0)) }
    }
}
