import Foundation
internal import CGtk

/// How the colours of a view meet those that lie behind it in the same superview.
package enum ViewBlend: Hashable, Sendable {
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusLighter

    /// GSK's mode; it has none for those that only compare what is opaque.
    private var mode: GskBlendMode? {
        switch self {
        case .multiply: GSK_BLEND_MODE_MULTIPLY
        case .screen: GSK_BLEND_MODE_SCREEN
        case .overlay: GSK_BLEND_MODE_OVERLAY
        case .darken: GSK_BLEND_MODE_DARKEN
        case .lighten: GSK_BLEND_MODE_LIGHTEN
        case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
        case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
        case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
        case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
        case .difference: GSK_BLEND_MODE_DIFFERENCE
        case .exclusion: GSK_BLEND_MODE_EXCLUSION
        case .hue: GSK_BLEND_MODE_HUE
        case .saturation: GSK_BLEND_MODE_SATURATION
        case .color: GSK_BLEND_MODE_COLOR
        case .luminosity: GSK_BLEND_MODE_LUMINOSITY
        case .sourceAtop, .destinationOver, .destinationOut, .plusLighter: nil
        }
    }

    private var cairo: cairo_operator_t {
        switch self {
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        default: CAIRO_OPERATOR_OVER
        }
    }

    /// Puts one picture onto another. Takes over the picture below; the result belongs to the caller.
    func join(_ below: OpaquePointer?, _ above: OpaquePointer?) -> OpaquePointer? {
        guard let above else { return below }
        guard let below else {
            // There is nothing to meet: what needs something opaque below disappears, the rest is as it is.
            return self == .sourceAtop || self == .destinationOut ? nil : gsk_render_node_ref(above)
        }
        defer { gsk_render_node_unref(below) }
        if let mode { return gsk_blend_node_new(below, above, mode) }
        var first = graphene_rect_t(), second = graphene_rect_t(), both = graphene_rect_t()
        gsk_render_node_get_bounds(below, &first)
        gsk_render_node_get_bounds(above, &second)
        graphene_rect_union(&first, &second, &both)
        guard let node = gsk_cairo_node_new(&both), let cr = gsk_cairo_node_get_draw_context(node) else { return nil }
        gsk_render_node_draw(below, cr)
        cairo_push_group(cr)
        gsk_render_node_draw(above, cr)
        cairo_pop_group_to_source(cr)
        cairo_set_operator(cr, self.cairo)
        cairo_paint(cr)
        cairo_destroy(cr)
        return node
    }
}

extension UIView {
    /// How the view meets what its superview has drawn before it: its own background and earlier subviews. nil covers it.
    package var blend: ViewBlend? {
        get { interaction?.blend }
        set {
            guard newValue != blend else { return }
            ensureInteraction().blend = newValue
            superview?.setNeedsDisplay()
            setNeedsDisplay()
        }
    }
}
