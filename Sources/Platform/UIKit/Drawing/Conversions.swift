import Foundation
internal import CGtk

// Between the types of Core Graphics and those of GDK, GSK and Graphene.

extension RGBA {
    var gdk: GdkRGBA { GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)) }
}

extension CGPoint {
    var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
}

extension CGRect {
    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(minX), y: Float(minY)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }

    func rounded(_ radii: CornerRadii) -> GskRoundedRect {
        let r = radii.fitting(size)
        func corner(_ radius: CGFloat) -> graphene_size_t {
            graphene_size_t(width: Float(radius), height: Float(radius))
        }
        return GskRoundedRect(
            bounds: graphene,
            corner: (corner(r.topLeft), corner(r.topRight), corner(r.bottomRight), corner(r.bottomLeft)))
    }
}

extension CGAffineTransform {
    /// A new transform of GSK's, owned by the caller (most of GTK's calls take it over).
    func gsk() -> OpaquePointer? {
        if isTranslation {
            var point = CGPoint(x: tx, y: ty).graphene
            return gsk_transform_translate(nil, &point)
        }
        // Turn, slant and stretch one after another: of a matrix GSK doesn't know that it stays in the plane, and its
        // cairo renderer paints what is under one pink.
        let stretch = hypot(a, b), area = a * d - b * c
        guard stretch > 0, area != 0 else {
            var matrix = graphene_matrix_t()
            graphene_matrix_init_from_2d(&matrix, Double(a), Double(b), Double(c), Double(d), Double(tx), Double(ty))
            return gsk_transform_matrix(nil, &matrix)
        }
        var point = CGPoint(x: tx, y: ty).graphene
        var result = gsk_transform_translate(nil, &point)
        let angle = atan2(b, a) * 180 / .pi
        if angle != 0 { result = gsk_transform_rotate(result, Float(angle)) }
        let slant = atan((a * c + b * d) / area) * 180 / .pi
        if abs(slant) > 0.0001 { result = gsk_transform_skew(result, Float(slant), 0) }
        return gsk_transform_scale(result, Float(stretch), Float(area / stretch))
    }
}
