import Foundation
internal import CGtk

struct StrokeStyle {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var miterLimit: CGFloat = 10
}

// GskPath is newer than the GTK of this system; paths go through cairo nodes.
extension Canvas {
    func fill(_ path: CGPath, _ color: RGBA, evenOdd: Bool = false) {
        let bounds = path.boundingBox
        guard !bounds.isNull else { return }
        cairo(bounds.insetBy(dx: -1, dy: -1)) { cr in
            path.trace(cr)
            cairo_set_source_rgba(cr, color)
            cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(cr)
        }
    }

    func stroke(_ path: CGPath, _ color: RGBA, _ style: StrokeStyle) {
        let bounds = path.boundingBox
        guard !bounds.isNull else { return }
        cairo(bounds.insetBy(dx: -style.width * 2, dy: -style.width * 2)) { cr in
            path.trace(cr)
            cairo_set_source_rgba(cr, color)
            style.apply(cr)
            cairo_stroke(cr)
        }
    }
}

extension StrokeStyle {
    func apply(_ cr: OpaquePointer) {
        cairo_set_line_width(cr, Double(width))
        cairo_set_line_cap(cr, cairo_line_cap_t(UInt32(cap.rawValue)))
        cairo_set_line_join(cr, cairo_line_join_t(UInt32(join.rawValue)))
        cairo_set_miter_limit(cr, Double(miterLimit))
        let dashes = dash.map(Double.init)
        cairo_set_dash(cr, dashes, Int32(dashes.count), Double(dashPhase))
    }
}

extension CGPath {
    func trace(_ cr: OpaquePointer) {
        cairo_new_path(cr)
        for element in elements {
            switch element {
            case .move(let p): cairo_move_to(cr, Double(p.x), Double(p.y))
            case .line(let p): cairo_line_to(cr, Double(p.x), Double(p.y))
            case .curve(let a, let b, let p):
                cairo_curve_to(cr, Double(a.x), Double(a.y), Double(b.x), Double(b.y), Double(p.x), Double(p.y))
            case .close: cairo_close_path(cr)
            }
        }
    }
}

func cairo_set_source_rgba(_ cr: OpaquePointer, _ color: RGBA) {
    cairo_set_source_rgba(cr, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
}
