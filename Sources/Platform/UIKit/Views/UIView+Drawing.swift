import Foundation
internal import CGtk

extension UIView {
    /// Draws this view's widget: called by GTK.
    func snapshot(into snapshot: OpaquePointer) {
        let canvas = Canvas(snapshot: snapshot, traits: traitCollection)
        draw(canvas) { canvas in
            if let native = interaction?.native, let widget {
                gtk_widget_snapshot_child(widget, native, canvas.snapshot)
            }
            for view in subviews where !view.storedIsHidden {
                if let child = view.widget, let widget { gtk_widget_snapshot_child(widget, child, canvas.snapshot) }
            }
        }
    }

    /// Draws the subtree without widgets: pictures need no display.
    func drawTree(_ snapshot: OpaquePointer) {
        let canvas = Canvas(snapshot: snapshot, traits: traitCollection)
        draw(canvas) { canvas in
            if interaction?.native == nil { drawNativeStandIn(canvas) }
            for view in subviews where !view.storedIsHidden {
                canvas.save()
                canvas.concatenate(view.shownGeometry.toSuperview(scrolledBy: storedBounds.origin))
                view.drawTree(canvas.snapshot)
                canvas.restore()
            }
        }
    }

    private func draw(_ canvas: Canvas, children: (Canvas) -> Void) {
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
                }, { drawParts($0, rect, children) })
        } else {
            canvas.masked(by: storedLayer?.mask, in: rect) { drawParts($0, rect, children) }
        }
        for _ in filters { canvas.pop() }
        if alpha < 1 { canvas.pop() }
    }

    private func drawParts(_ canvas: Canvas, _ rect: CGRect, _ children: (Canvas) -> Void) {
        let fill = presentation?.backgroundColor ?? storedBackgroundColor?.rgba(canvas.traits)
        if let layer = storedLayer {
            layer.drawBackground(canvas, in: rect, fill: fill)
        } else if let fill {
            canvas.fill(rect, fill)
        }
        if clipsToBounds { canvas.pushClip(rect, radii: storedLayer?.radii ?? .zero) }
        storedLayer?.drawSublayers(canvas)
        drawContent(canvas)
        if mayDraw { drawCustom(canvas, rect) }
        children(canvas)
        if clipsToBounds { canvas.pop() }
        storedLayer?.drawBorder(canvas, in: rect)
        drawOverlay(canvas)
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
