import Foundation
internal import CGtk

extension UIView {
    /// Draws this view's widget: called by GTK.
    func snapshot(into snapshot: OpaquePointer) {
        let canvas = Canvas(snapshot: snapshot, traits: traitCollection)
        draw(canvas) { canvas, view in
            guard let widget, let child = view?.widget ?? interaction?.native else { return }
            gtk_widget_snapshot_child(widget, child, canvas.snapshot)
        }
    }

    /// Draws the subtree without widgets: pictures need no display.
    ///
    /// - Parameter outer: The traits around, which most views share with their superview: looking for them all the way up took a
    ///   third of the time of drawing.
    func drawTree(_ snapshot: OpaquePointer, traits outer: UITraitCollection? = nil) {
        let isOwn =
            overrideStyle != .unspecified || interaction?.layoutDirection != nil || interaction?.traitOverrides != nil
        let canvas = Canvas(snapshot: snapshot, traits: (isOwn ? nil : outer) ?? traitCollection)
        draw(canvas) { canvas, view in
            guard let view else {
                if interaction?.native == nil { drawNativeStandIn(canvas) }
                return
            }
            canvas.save()
            canvas.concatenate(view.shownGeometry.toSuperview(scrolledBy: storedBounds.origin))
            view.drawTree(canvas.snapshot, traits: canvas.traits)
            canvas.restore()
        }
    }

    /// - Parameter child: Draws one of the subviews, or for nil the native widget.
    private func draw(_ canvas: Canvas, child: (Canvas, UIView?) -> Void) {
        let alpha = storedLayer?.shown("opacity")?.number ?? presentation?.alpha ?? storedAlpha
        guard alpha > 0 else { return }
        if alpha < 1 { canvas.pushOpacity(alpha) }
        // Drawing happens in a space whose origin is the view's corner; `bounds.origin` only moves the children.
        let rect = CGRect(origin: .zero, size: shownGeometry.bounds.size)
        let filters = interaction?.filters ?? []
        for filter in filters.reversed() { canvas.push(filter) }
        if let maskView = interaction?.mask {
            canvas.masked(
                in: rect,
                { canvas in
                    canvas.concatenate(maskView.shownGeometry.toSuperview(scrolledBy: storedBounds.origin))
                    maskView.drawTree(canvas.snapshot)
                }, { drawParts($0, rect, child) })
        } else {
            canvas.masked(by: storedLayer?.mask, in: rect) { drawParts($0, rect, child) }
        }
        for _ in filters { canvas.pop() }
        if alpha < 1 { canvas.pop() }
    }

    private func drawParts(_ canvas: Canvas, _ rect: CGRect, _ child: (Canvas, UIView?) -> Void) {
        if subviews.contains(where: { $0.interaction?.blend != nil && !$0.storedIsHidden }) {
            drawBlended(canvas, rect, child)
        } else {
            drawBackground(canvas, rect)
            if clipsToBounds { canvas.pushClip(rect, radii: storedLayer?.radii ?? .zero) }
            drawInside(canvas, rect)
            child(canvas, nil)
            for view in subviews where !view.storedIsHidden { child(canvas, view) }
            if clipsToBounds { canvas.pop() }
        }
        storedLayer?.drawBorder(canvas, in: rect)
        drawOverlay(canvas)
    }

    /// A view that blends meets all that this view has drawn before it, which is kept apart until then.
    private func drawBlended(_ canvas: Canvas, _ rect: CGRect, _ child: (Canvas, UIView?) -> Void) {
        var shown = canvas.node { canvas in
            drawBackground(canvas, rect)
            drawInside(canvas, rect)
            child(canvas, nil)
        }
        for view in subviews where !view.storedIsHidden {
            let picture = canvas.node { child($0, view) }
            shown =
                (view.interaction?.blend).map { $0.join(shown, picture) }
                ?? canvas.node { canvas in
                    for node in [shown, picture].compactMap({ $0 }) { gtk_snapshot_append_node(canvas.snapshot, node) }
                    if let shown { gsk_render_node_unref(shown) }
                }
            if let picture { gsk_render_node_unref(picture) }
        }
        guard let shown else { return }
        if clipsToBounds { canvas.pushClip(rect, radii: storedLayer?.radii ?? .zero) }
        gtk_snapshot_append_node(canvas.snapshot, shown)
        if clipsToBounds { canvas.pop() }
        gsk_render_node_unref(shown)
    }

    private func drawBackground(_ canvas: Canvas, _ rect: CGRect) {
        let fill = presentation?.backgroundColor ?? storedBackgroundColor?.rgba(canvas.traits)
        if let layer = storedLayer {
            layer.drawBackground(canvas, in: rect, fill: fill)
        } else if let fill {
            canvas.fill(rect, fill)
        }
    }

    private func drawInside(_ canvas: Canvas, _ rect: CGRect) {
        storedLayer?.drawSublayers(canvas)
        drawContent(canvas)
        if mayDraw { drawCustom(canvas, rect) }
    }

    private func drawCustom(_ canvas: Canvas, _ rect: CGRect) {
        let outer = CGContext.current
        let context = CGContext(canvas: canvas, rect: rect)
        CGContext.current = context
        draw(rect)
        context.finish()
        CGContext.current = outer
    }
}
