import Foundation
internal import CGtk

/// What `draw(_:)` draws with. It is made at the first request: a view that draws nothing costs nothing.
@preconcurrency @MainActor public final class CGContext {
    let canvas: Canvas
    let rect: CGRect
    /// The pixels that are drawn into; nil while a view is drawn, whose drawing is recorded.
    var bitmap: Bitmap?
    private var node: OpaquePointer?
    var state = State()
    private var saved: [State] = []
    var layers: [Layer] = []
    var path = CGMutablePath()

    /// What `saveGState` keeps.
    struct State {
        var fill = RGBA(red: 0, green: 0, blue: 0)
        var stroke = RGBA(red: 0, green: 0, blue: 0)
        var style = StrokeStyle()
        var transform = CGAffineTransform.identity
        var alpha: CGFloat = 1
        var blend = CGBlendMode.normal
        /// Clips, in the coordinates of the context's corner.
        var clips: [(path: CGPath, evenOdd: Bool)] = []
        var shadow: Shadow?
        var mask: Mask?
    }

    static var current: CGContext?
    static var outer: [CGContext?] = []

    init(canvas: Canvas, rect: CGRect, bitmap: Bitmap? = nil) {
        self.canvas = canvas
        self.rect = rect
        self.bitmap = bitmap
    }

    var cr: OpaquePointer? {
        if node == nil {
            if let bitmap {
                node = bitmap.begin(at: rect.origin)
            } else {
                var bounds = rect.graphene
                node = gtk_snapshot_append_cairo(canvas.snapshot, &bounds)
            }
            if let node {
                for clip in state.clips {
                    clip.path.trace(node)
                    cairo_set_fill_rule(node, clip.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                    cairo_clip(node)
                }
                apply(state.transform, to: node)
            }
        }
        if let node { cairo_set_operator(node, state.blend.cairo) }
        return node
    }

    private func apply(_ t: CGAffineTransform, to cr: OpaquePointer) {
        guard !t.isIdentity else { return }
        var matrix = cairo_matrix_t(
            xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx), y0: Double(t.ty))
        cairo_transform(cr, &matrix)
    }

    /// Draws with GSK's nodes, under the transform and the clips that hold now.
    func draw(_ body: (Canvas) -> Void) {
        if bitmap == nil, state.transform.isIdentity, state.clips.isEmpty, state.blend == .normal,
            state.shadow == nil, state.mask == nil
        {
            finish()
            if state.alpha < 1 { canvas.pushOpacity(state.alpha) }
            body(canvas)
            if state.alpha < 1 { canvas.pop() }
            return
        }
        guard let snapshot = gtk_snapshot_new() else { return }
        let inner = Canvas(snapshot: snapshot, traits: canvas.traits)
        if state.alpha < 1 { inner.pushOpacity(state.alpha) }
        body(inner)
        if state.alpha < 1 { inner.pop() }
        guard let drawn = gtk_snapshot_free_to_node(snapshot) else { return }
        paint { gsk_render_node_draw(drawn, $0) }
        gsk_render_node_unref(drawn)
    }

    /// Draws a view and all in it, fitted into a rectangle.
    func draw(tree view: UIView, in rect: CGRect) {
        draw { canvas in
            canvas.save()
            canvas.translate(rect.minX, rect.minY)
            canvas.concatenate(
                CGAffineTransform(scaleX: rect.width / view.bounds.width, y: rect.height / view.bounds.height))
            view.drawTree(canvas.snapshot)
            canvas.restore()
        }
    }

    /// Ends the cairo node, so that what follows is drawn over it.
    func finish() {
        if let node { if bitmap == nil { cairo_destroy(node) } else { cairo_restore(node) } }
        node = nil
    }

    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    func setFill(_ color: UIColor) { state.fill = color.rgba(canvas.traits) }
    func setStroke(_ color: UIColor) { state.stroke = color.rgba(canvas.traits) }
    public func setLineWidth(_ width: CGFloat) { state.style.width = width }
    public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
    /// Has no effect: curves are as smooth as the pixels allow.
    public func setFlatness(_ flatness: CGFloat) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.style.dash = lengths
        state.style.dashPhase = phase
    }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
    /// Has no effect: edges are always smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setShouldSubpixelPositionFonts(_ should: Bool) {}
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }

    public func saveGState() { saved.append(state) }

    public func restoreGState() {
        guard let old = saved.popLast() else { return }
        state = old
        // What follows starts with the old clips and transform.
        finish()
    }

    public var ctm: CGAffineTransform { state.transform }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        if let node { apply(transform, to: node) }
    }

    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke { fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill, mode != .eoFill { stroke(path, state.style) }
        beginPath()
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(path, evenOdd: rule == .evenOdd)
        beginPath()
    }

    public func strokePath() {
        stroke(path, state.style)
        beginPath()
    }

    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: path, evenOdd: rule == .evenOdd)
        beginPath()
    }

    public func clip(to rect: CGRect) { clip(to: CGPath(rect: rect)) }
    /// Keeps to all of the rectangles together.
    public func clip(to rects: [CGRect]) {
        let all = CGMutablePath()
        all.addRects(rects)
        clip(to: all)
    }
    public func resetClip() {
        state.clips = []
        state.mask = nil
        finish()
    }
    public var boundingBoxOfClipPath: CGRect { state.clips.last?.path.boundingBox ?? rect }

    public func fill(_ rect: CGRect) { fill(CGPath(rect: rect), evenOdd: false) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect), state.style) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.style
        style.width = width
        stroke(CGPath(rect: rect), style)
    }
    public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect), evenOdd: false) }
    public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect), state.style) }
    public func strokeLineSegments(between points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    public func clear(_ rect: CGRect) {
        guard let cr else { return }
        CGPath(rect: rect).trace(cr)
        cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cr)
    }

    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard
            let pattern = cairo_pattern_create_linear(
                Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y))
        else { return }
        paint(pattern, gradient, options)
    }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard
            let pattern = cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x),
                Double(endCenter.y), Double(endRadius))
        else { return }
        paint(pattern, gradient, options)
    }

    private func paint(_ pattern: OpaquePointer, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        defer { cairo_pattern_destroy(pattern) }
        // cairo goes on at both ends or at neither; an end that does not go on is covered by a clear stop at its place.
        let begins = options.contains(.drawsBeforeStartLocation), ends = options.contains(.drawsAfterEndLocation)
        cairo_pattern_set_extend(pattern, begins || ends ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        if ends, !begins { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
        for (place, color) in gradient.stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(place), Double(color.red), Double(color.green), Double(color.blue),
                Double(color.alpha * state.alpha))
        }
        if begins, !ends { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
        paint { cr in
            cairo_set_source(cr, pattern)
            cairo_paint(cr)
        }
    }

    func fill(_ path: CGPath, evenOdd: Bool) {
        let color = state.fill.withAlpha(state.fill.alpha * state.alpha)
        paint { cr in
            path.trace(cr)
            cairo_set_source_rgba(cr, color)
            cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(cr)
        }
    }

    func stroke(_ path: CGPath, _ style: StrokeStyle) {
        let color = state.stroke.withAlpha(state.stroke.alpha * state.alpha)
        paint { cr in
            path.trace(cr)
            cairo_set_source_rgba(cr, color)
            style.apply(cr)
            cairo_stroke(cr)
        }
    }

    func clip(to path: CGPath, evenOdd: Bool = false) {
        state.clips.append((state.transform.isIdentity ? path : path.applying(state.transform), evenOdd))
        guard let node else { return }
        path.trace(node)
        cairo_set_fill_rule(node, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(node)
    }
}
