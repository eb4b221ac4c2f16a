import Foundation
internal import CGtk

/// A symbol of Parlor's own: curves on a square of 24, drawn in one colour at any size.
struct Symbol: Sendable {
    let name: String
    /// Filled areas.
    var fills: String = ""
    /// Lines of the symbol's weight.
    var strokes: String = ""
    /// Lines cut out of the fills.
    var cuts: String = ""
    /// Degrees about the centre, clockwise.
    var turn: CGFloat = 0

    static let grid: CGFloat = 24

    /// The symbol of that name; a variant that has no drawing of its own (`X.fill`, `X.circle`) takes the nearest one, and
    /// `X.slash` is X crossed out.
    static func named(_ name: String) -> Symbol? {
        if let exact = SymbolCatalogue.all[name] { return exact }
        var parts = name.split(separator: ".").map(String.init)
        let isCrossedOut = parts.contains("slash")
        while let last = parts.last, parts.count > 1, variants.contains(last) {
            parts.removeLast()
            guard var base = SymbolCatalogue.all[parts.joined(separator: ".")] else { continue }
            if isCrossedOut, !parts.contains("slash") { base.strokes += "M3.75 3.75L20.25 20.25" }
            return Symbol(name: name, fills: base.fills, strokes: base.strokes, cuts: base.cuts, turn: base.turn)
        }
        return nil
    }

    private static let variants: Set<String> = [
        "fill", "circle", "square", "slash", "rectangle", "badge", "plus", "minus", "checkmark", "xmark", "rtl", "ar",
    ]

    @MainActor func draw(_ canvas: Canvas, in rect: CGRect, _ color: RGBA, weight: UIImage.SymbolWeight) {
        let side = min(rect.width, rect.height)
        guard side > 0, color.alpha > 0 else { return }
        let scale = side / Self.grid
        let width = lineWidth(side: side, weight: weight)
        canvas.cairo(rect) { cr in
            cairo_translate(cr, Double(rect.midX - side / 2), Double(rect.midY - side / 2))
            cairo_scale(cr, Double(scale), Double(scale))
            if turn != 0 {
                cairo_translate(cr, 12, 12)
                cairo_rotate(cr, Double(turn * .pi / 180))
                cairo_translate(cr, -12, -12)
            }
            let style = StrokeStyle(width: width, cap: .round, join: .round)
            let isGroup = !cuts.isEmpty || color.alpha < 1
            if isGroup { cairo_push_group(cr) }
            cairo_set_source_rgba(cr, color.withAlpha(1))
            if !fills.isEmpty {
                SymbolPaths.path(fills).trace(cr)
                cairo_fill(cr)
            }
            style.apply(cr)
            if !strokes.isEmpty {
                SymbolPaths.path(strokes).trace(cr)
                cairo_stroke(cr)
            }
            if !cuts.isEmpty {
                cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR)
                SymbolPaths.path(cuts).trace(cr)
                cairo_stroke(cr)
            }
            if isGroup {
                cairo_pop_group_to_source(cr)
                cairo_paint_with_alpha(cr, Double(color.alpha))
            }
        }
    }

    /// In units of the grid. Small symbols get relatively stouter lines, so that they stay legible at 16 points.
    private func lineWidth(side: CGFloat, weight: UIImage.SymbolWeight) -> CGFloat {
        let factor: CGFloat =
            switch weight {
            case .ultraLight, .thin, .light: 0.8
            case .medium: 1.12
            case .semibold: 1.25
            case .bold, .heavy, .black: 1.45
            default: 1
            }
        let points = max(1.3, min(2.4, side / Self.grid * 1.7)) * factor
        return points * Self.grid / side
    }
}

/// Parsed outlines, kept.
@MainActor enum SymbolPaths {
    private static var parsed: [String: CGPath] = [:]

    static func path(_ data: String) -> CGPath {
        if let known = parsed[data] { return known }
        let path = PathData.parse(data)
        parsed[data] = path
        return path
    }
}

/// The catalogue, for documentation and tests.
package enum Symbols {
    /// Every name that `UIImage(systemName:)` answers to.
    package static var names: [String] { SymbolCatalogue.all.keys.sorted() }
}
