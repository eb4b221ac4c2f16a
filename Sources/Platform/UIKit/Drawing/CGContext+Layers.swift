import Foundation
internal import CGtk

// Shadows, masks and layers: what is painted is first painted beside, and brought over as a whole.
extension CGContext {
    struct Shadow {
        /// In the context's base space: the transform does not turn it.
        let offset: CGSize
        let blur: CGFloat
        let color: RGBA
    }

    struct Mask {
        let surface: Bitmap
        let rect: CGRect
        let transform: CGAffineTransform
    }

    /// A transparency layer that is being drawn.
    struct Layer {
        let outer: Bitmap?
        let state: State
    }

    /// A soft shadow under all that is drawn from now on. The offset points down for a positive height, whatever the transform.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(offset: offset, blur: max(0, blur), color: $0.rgba) }
    }

    /// A shadow in black of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        state.shadow = Shadow(offset: offset, blur: max(0, blur), color: RGBA(red: 0, green: 0, blue: 0, alpha: 1 / 3))
    }

    /// What is drawn until `endTransparencyLayer` is shown as one: one shadow, one alpha, one blend mode.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
        guard let layer = Bitmap(size: rect.size, scale: pixelScale) else { return }
        finish()
        layers.append(Layer(outer: bitmap, state: state))
        bitmap = layer
        state.alpha = 1
        state.shadow = nil
        state.mask = nil
        state.blend = .normal
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    }

    public func endTransparencyLayer() {
        guard let layer = layers.popLast(), let drawn = bitmap else { return }
        finish()
        bitmap = layer.outer
        state = layer.state
        drawn.flush()
        let alpha = Double(state.alpha), origin = rect.origin
        let inverse = state.transform.inverted()
        paint { cr in
            // The layer holds what was drawn with the transform already.
            Self.concatenate(inverse, to: cr)
            drawn.setSource(of: cr, at: origin)
            cairo_paint_with_alpha(cr, alpha)
        }
    }

    /// Draws with shadow and mask, as they are set.
    func paint(_ body: (OpaquePointer) -> Void) {
        guard let cr else { return }
        if let shadow = state.shadow { cast(shadow, on: cr, body) }
        guard let mask = state.mask else { return isolated(cr, body) }
        cairo_push_group(cr)
        isolated(cr, body)
        cairo_pop_group_to_source(cr)
        cairo_save(cr)
        Self.concatenate(state.transform.inverted(), to: cr)
        Self.concatenate(mask.transform, to: cr)
        mask.surface.mask(cr, in: mask.rect)
        cairo_restore(cr)
    }

    private func isolated(_ cr: OpaquePointer, _ body: (OpaquePointer) -> Void) {
        cairo_save(cr)
        body(cr)
        cairo_restore(cr)
    }

    private func cast(_ shadow: Shadow, on cr: OpaquePointer, _ body: (OpaquePointer) -> Void) {
        guard let shape = Bitmap(size: rect.size, scale: pixelScale, isMask: true) else { return }
        let inner = shape.begin(at: rect.origin)
        Self.concatenate(state.transform, to: inner)
        body(inner)
        cairo_restore(inner)
        shape.blur(shadow.blur)
        cairo_save(cr)
        Self.concatenate(state.transform.inverted(), to: cr)
        cairo_set_source_rgba(cr, shadow.color.withAlpha(shadow.color.alpha * state.alpha))
        let down = bitmap?.isFlipped == true ? -shadow.offset.height : shadow.offset.height
        shape.mask(
            cr,
            in: CGRect(
                x: rect.minX + shadow.offset.width, y: rect.minY + down, width: shape.size.width,
                height: shape.size.height))
        cairo_restore(cr)
    }

    static func concatenate(_ t: CGAffineTransform, to cr: OpaquePointer) {
        guard !t.isIdentity else { return }
        var matrix = cairo_matrix_t(
            xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx), y0: Double(t.ty))
        cairo_transform(cr, &matrix)
    }

    /// Pixels a point of what is painted beside.
    private var pixelScale: CGFloat { bitmap?.scale ?? max(1, canvas.traits.displayScale) }

    /// Runs with another blend mode, and alpha if one is given.
    func blending(_ mode: CGBlendMode, alpha: CGFloat?, _ body: () -> Void) {
        saveGState()
        setBlendMode(mode)
        if let alpha { setAlpha(alpha) }
        body()
        restoreGState()
    }
}
