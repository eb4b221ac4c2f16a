import Foundation
internal import CGtk

/// Pango's context and font descriptions, made once.
@MainActor enum PangoFonts {
    /// Needs no display: text is measured in tests without one.
    static let context: OpaquePointer = {
        let context = pango_font_map_create_context(pango_cairo_font_map_get_default())!
        // Without hinting a text is as wide at every zoom, and the same on every machine.
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        return context
    }()

    private static var descriptions: [UIFont: OpaquePointer] = [:]
    private static var metrics: [UIFont: FontMetrics] = [:]

    static func fontsChanged() {
        for description in descriptions.values { pango_font_description_free(description) }
        descriptions = [:]
        metrics = [:]
    }

    static func description(_ font: UIFont) -> OpaquePointer {
        if let known = descriptions[font] { return known }
        let made = pango_font_description_new()!
        // No emoji font in the list: Pango finds it for emoji, and would take it for digits too if it were named.
        // Nor Inter after the monospaced family: a generic name gives way to any that is installed.
        let families =
            font.familyName == UIFont.monospacedFamily ? "monospace" : "\(font.familyName), Inter, sans-serif"
        pango_font_description_set_family(made, families)
        pango_font_description_set_absolute_size(made, Double(font.pointSize * Desktop.textScale) * Double(PANGO_SCALE))
        pango_font_description_set_weight(made, PangoWeight(UInt32(font.weight.css)))
        if font.isItalic { pango_font_description_set_style(made, PANGO_STYLE_ITALIC) }
        descriptions[font] = made
        return made
    }

    static func metrics(_ font: UIFont) -> FontMetrics {
        if let known = metrics[font] { return known }
        let found = pango_context_get_metrics(context, description(font), nil)
        defer { pango_font_metrics_unref(found) }
        func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
        let made = FontMetrics(
            ascent: points(pango_font_metrics_get_ascent(found)),
            descent: points(pango_font_metrics_get_descent(found)),
            height: points(pango_font_metrics_get_height(found)))
        metrics[font] = made
        return made
    }
}

struct FontMetrics {
    var ascent: CGFloat
    var descent: CGFloat
    var height: CGFloat
}

extension UIFont {
    @preconcurrency @MainActor public var ascender: CGFloat { PangoFonts.metrics(self).ascent }
    @preconcurrency @MainActor public var descender: CGFloat { -PangoFonts.metrics(self).descent }
    @preconcurrency @MainActor public var lineHeight: CGFloat { ascender - descender }
    @preconcurrency @MainActor public var capHeight: CGFloat { pointSize * Desktop.textScale * 0.727 }
    @preconcurrency @MainActor public var xHeight: CGFloat { pointSize * Desktop.textScale * 0.546 }
    public var leading: CGFloat { 0 }
    public var fontName: String { familyName }
}
