import Foundation
internal import CGtk

/// Where a view draws: a thin, typed face of `GtkSnapshot`, in the view's own coordinates.
@MainActor struct Canvas {
    let snapshot: OpaquePointer
    let traits: UITraitCollection

    func fill(_ rect: CGRect, _ color: RGBA) {
        guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
        var color = color.gdk, bounds = rect.graphene
        gtk_snapshot_append_color(snapshot, &color, &bounds)
    }

    func fill(_ rect: CGRect, radii: CornerRadii, _ color: RGBA) {
        guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
        if radii.isZero { return fill(rect, color) }
        pushClip(rect, radii: radii)
        fill(rect, color)
        pop()
    }

    func pushClip(_ rect: CGRect, radii: CornerRadii = .zero) {
        if radii.isZero {
            var bounds = rect.graphene
            gtk_snapshot_push_clip(snapshot, &bounds)
        } else {
            var rounded = rect.rounded(radii)
            gtk_snapshot_push_rounded_clip(snapshot, &rounded)
        }
    }

    func pushOpacity(_ opacity: CGFloat) { gtk_snapshot_push_opacity(snapshot, Double(opacity)) }

    func pop() { gtk_snapshot_pop(snapshot) }

    func border(_ rect: CGRect, radii: CornerRadii, width: CGFloat, _ color: RGBA) {
        var outline = rect.rounded(radii)
        let widths = [Float](repeating: Float(width), count: 4)
        let colors = [GdkRGBA](repeating: color.gdk, count: 4)
        gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    }

    func shadow(_ rect: CGRect, radii: CornerRadii, _ color: RGBA, offset: CGSize, blur: CGFloat) {
        var outline = rect.rounded(radii), color = color.gdk
        gtk_snapshot_append_outset_shadow(
            snapshot, &outline, &color, Float(offset.width), Float(offset.height), 0, Float(blur))
    }

    func texture(_ texture: OpaquePointer, in rect: CGRect) {
        var bounds = rect.graphene
        gtk_snapshot_append_texture(snapshot, texture, &bounds)
    }

    func linearGradient(_ rect: CGRect, from start: CGPoint, to end: CGPoint, stops: [(CGFloat, RGBA)]) {
        var bounds = rect.graphene, start = start.graphene, end = end.graphene
        let stops = stops.map { GskColorStop(offset: Float($0.0), color: $0.1.gdk) }
        gtk_snapshot_append_linear_gradient(snapshot, &bounds, &start, &end, stops, gsize(stops.count))
    }

    /// From an ellipse's centre outwards; `inner` is where it starts, as a part of the radii.
    func radialGradient(
        _ rect: CGRect, center: CGPoint, radii: CGSize, from inner: CGFloat, stops: [(CGFloat, RGBA)]
    ) {
        guard radii.width > 0, radii.height > 0 else { return }
        var bounds = rect.graphene, center = center.graphene
        let stops = stops.map { GskColorStop(offset: Float($0.0), color: $0.1.gdk) }
        gtk_snapshot_append_radial_gradient(
            snapshot, &bounds, &center, Float(radii.width), Float(radii.height), Float(min(inner, 0.999)), 1, stops,
            gsize(stops.count))
    }

    /// Around a point, clockwise; the angle is in radians from the right.
    func conicGradient(_ rect: CGRect, center: CGPoint, angle: CGFloat, stops: [(CGFloat, RGBA)]) {
        // The wheel is drawn of triangles whose outer sides cut corners: it is made larger than what is clipped of it.
        var bounds = rect.insetBy(dx: -rect.width / 4, dy: -rect.height / 4).graphene, center = center.graphene
        let stops = stops.map { GskColorStop(offset: Float($0.0), color: $0.1.gdk) }
        // GSK counts degrees from the top.
        gtk_snapshot_append_conic_gradient(
            snapshot, &bounds, &center, Float(angle * 180 / .pi + 90), stops, gsize(stops.count))
    }

    /// Draws with cairo what GSK has no node for (paths).
    func cairo(_ rect: CGRect, _ body: (OpaquePointer) -> Void) {
        var bounds = rect.graphene
        guard let cr = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        body(cr)
        cairo_destroy(cr)
    }

    func save() { gtk_snapshot_save(snapshot) }
    func restore() { gtk_snapshot_restore(snapshot) }

    func translate(_ x: CGFloat, _ y: CGFloat) {
        var point = CGPoint(x: x, y: y).graphene
        gtk_snapshot_translate(snapshot, &point)
    }

    func concatenate(_ t: CGAffineTransform) {
        let transform = t.gsk()
        gtk_snapshot_transform(snapshot, transform)
        // GTK multiplies by it and does not keep it.
        if let transform { gsk_transform_unref(transform) }
    }
}
