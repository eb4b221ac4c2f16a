import Foundation

public enum CAShapeLayerLineCap: String, Sendable { case butt, round, square }
public enum CAShapeLayerLineJoin: String, Sendable { case miter, round, bevel }
public enum CAShapeLayerFillRule: String, Sendable { case nonZero = "non-zero", evenOdd = "even-odd" }

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { changed() } }
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
    open var strokeColor: CGColor? { didSet { changed() } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }
    open var lineWidth: CGFloat = 1 { didSet { changed() } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { changed() } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed() } }
    open var lineDashPattern: [NSNumber]? { didSet { changed() } }
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    open var strokeStart: CGFloat = 0 { didSet { changed() } }
    open var strokeEnd: CGFloat = 1 { didSet { changed() } }

    override func drawContent(_ canvas: Canvas, in rect: CGRect) {
        guard let path else { return }
        if let fillColor, fillColor.alpha > 0 {
            canvas.fill(path, fillColor.rgba, evenOdd: fillRule == .evenOdd)
        }
        if let strokeColor, strokeColor.alpha > 0, lineWidth > 0 {
            let style = StrokeStyle(
                width: lineWidth, cap: CGLineCap(lineCap), join: CGLineJoin(lineJoin),
                dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
            let start = shown("strokeStart")?.number ?? strokeStart, end = shown("strokeEnd")?.number ?? strokeEnd
            let part = start > 0 || end < 1 ? path.part(from: start, to: end) : path
            canvas.stroke(part, strokeColor.rgba, style)
        }
    }
}

extension CGLineCap {
    init(_ cap: CAShapeLayerLineCap) {
        self =
            switch cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
    }
}

extension CGLineJoin {
    init(_ join: CAShapeLayerLineJoin) {
        self =
            switch join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
    }
}
