import Foundation
internal import CGtk

/// What `draw(_:)` draws with. It is made at the first request: a view that draws nothing costs nothing.
@preconcurrency @MainActor public final class CGContext {
    let canvas: Canvas
    private let rect: CGRect
    private var node: OpaquePointer?
    private var fillColor = RGBA(red: 0, green: 0, blue: 0)
    private var strokeColor = RGBA(red: 0, green: 0, blue: 0)
    private var style = StrokeStyle()
    private var path = CGMutablePath()

    static var current: CGContext?

    init(canvas: Canvas, rect: CGRect) {
        self.canvas = canvas
        self.rect = rect
    }

    private var cr: OpaquePointer? {
        if node == nil {
            var bounds = rect.graphene
            node = gtk_snapshot_append_cairo(canvas.snapshot, &bounds)
        }
        return node
    }

    /// Ends the cairo node, so that what follows is drawn over it.
    func finish() {
        if let node { cairo_destroy(node) }
        node = nil
    }

    public func setFillColor(_ color: CGColor) { fillColor = color.rgba }
    public func setStrokeColor(_ color: CGColor) { strokeColor = color.rgba }
    func setFill(_ color: UIColor) { fillColor = color.rgba(canvas.traits) }
    func setStroke(_ color: UIColor) { strokeColor = color.rgba(canvas.traits) }
    public func setLineWidth(_ width: CGFloat) { style.width = width }
    public func setLineCap(_ cap: CGLineCap) { style.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { style.join = join }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { style.dash = lengths }

    public func saveGState() { if let cr { cairo_save(cr) } }
    public func restoreGState() { if let cr { cairo_restore(cr) } }
    public func translateBy(x: CGFloat, y: CGFloat) { if let cr { cairo_translate(cr, Double(x), Double(y)) } }
    public func scaleBy(x: CGFloat, y: CGFloat) { if let cr { cairo_scale(cr, Double(x), Double(y)) } }
    public func rotate(by angle: CGFloat) { if let cr { cairo_rotate(cr, Double(angle)) } }

    public func beginPath() { path = CGMutablePath() }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addPath(_ other: CGPath) { path.addPath(other) }
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public func closePath() { path.closeSubpath() }

    public func fillPath() {
        fill(path, evenOdd: false)
        beginPath()
    }

    public func strokePath() {
        stroke(path, style)
        beginPath()
    }

    public func clip() {
        clip(to: path)
        beginPath()
    }

    public func fill(_ rect: CGRect) { fill(CGPath(rect: rect), evenOdd: false) }
    public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect), style) }
    public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect), evenOdd: false) }
    public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect), style) }

    func fill(_ path: CGPath, evenOdd: Bool) {
        guard let cr else { return }
        path.trace(cr)
        cairo_set_source_rgba(cr, fillColor)
        cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(cr)
    }

    func stroke(_ path: CGPath, _ style: StrokeStyle) {
        guard let cr else { return }
        path.trace(cr)
        cairo_set_source_rgba(cr, strokeColor)
        style.apply(cr)
        cairo_stroke(cr)
    }

    func clip(to path: CGPath) {
        guard let cr else { return }
        path.trace(cr)
        cairo_clip(cr)
    }
}

/// The context of the `draw(_:)` that runs, if one does.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIColor {
    @preconcurrency @MainActor public func setFill() { CGContext.current?.setFill(self) }
    @preconcurrency @MainActor public func setStroke() { CGContext.current?.setStroke(self) }
    @preconcurrency @MainActor public func set() {
        setFill()
        setStroke()
    }
}
