import Foundation
internal import CGtk

/// Changes the look of a view and all in it, once they are drawn.
package enum ViewFilter: Hashable, Sendable {
    /// Blurs by a radius in points.
    case blur(CGFloat)
    /// Each channel of the result (red, green, blue, alpha) is a row: factors for the four channels of what is there, and
    /// what is added, all from 0 to 1.
    case colors([[Float]])
}

extension UIView {
    /// Applied in order, each to the result of the one before.
    package var filters: [ViewFilter] {
        get { interaction?.filters ?? [] }
        set {
            guard newValue != filters else { return }
            ensureInteraction().filters = newValue
            setNeedsDisplay()
        }
    }
}

extension Canvas {
    /// What is drawn until the matching `pop()` goes through the filter.
    func push(_ filter: ViewFilter) {
        switch filter {
        case .blur(let radius): gtk_snapshot_push_blur(snapshot, Double(radius))
        case .colors(let rows):
            // graphene multiplies row vectors: its rows are the channels of what is there.
            let factors = (0..<4).flatMap { from in (0..<4).map { to in rows[to][from] } }
            var matrix = graphene_matrix_t()
            var offset = graphene_vec4_t()
            _ = factors.withUnsafeBufferPointer { graphene_matrix_init_from_float(&matrix, $0.baseAddress) }
            graphene_vec4_init(&offset, rows[0][4], rows[1][4], rows[2][4], rows[3][4])
            gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
        }
    }
}
