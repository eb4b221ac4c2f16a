import Foundation
internal import CGtk

/// Runs as Pango's attribute list.
@MainActor enum TextAttributes {
    /// Without traits only what decides the layout is set; colours come with the traits they are drawn in.
    static func make(_ runs: [TextRun], traits: UITraitCollection?) -> OpaquePointer {
        let list = pango_attr_list_new()!
        var start = 0
        for (index, run) in runs.enumerated() {
            let end = start + run.text.utf8.count
            func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = UInt32(start)
                attribute.pointee.end_index = UInt32(end)
                pango_attr_list_insert(list, attribute)
            }
            if index > 0 { add(pango_attr_font_desc_new(PangoFonts.description(run.font))) }
            if let attachment = run.attachment { add(shape(attachment.shownBounds)) }
            if run.font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum")) }
            if run.isUnderlined { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
            if run.isStruckThrough { add(pango_attr_strikethrough_new(1)) }
            if run.kern != 0 { add(pango_attr_letter_spacing_new(Int32(run.kern * CGFloat(PANGO_SCALE)))) }
            if run.baselineOffset != 0 { add(pango_attr_rise_new(Int32(run.baselineOffset * CGFloat(PANGO_SCALE)))) }
            if let traits {
                if let color = run.color?.rgba(traits) {
                    add(pango_attr_foreground_new(word(color.red), word(color.green), word(color.blue)))
                    if color.alpha < 1 { add(pango_attr_foreground_alpha_new(word(color.alpha))) }
                }
                if let color = run.underlineColor?.rgba(traits), run.isUnderlined {
                    add(pango_attr_underline_color_new(word(color.red), word(color.green), word(color.blue)))
                }
                if let color = run.strikethroughColor?.rgba(traits), run.isStruckThrough {
                    add(pango_attr_strikethrough_color_new(word(color.red), word(color.green), word(color.blue)))
                }
                if let color = run.background?.rgba(traits) {
                    add(pango_attr_background_new(word(color.red), word(color.green), word(color.blue)))
                    if color.alpha < 1 { add(pango_attr_background_alpha_new(word(color.alpha))) }
                }
            }
            start = end
        }
        return list
    }

    /// Room on the line, above and below the baseline.
    private static func shape(_ bounds: CGRect) -> UnsafeMutablePointer<PangoAttribute>? {
        func units(_ points: CGFloat) -> Int32 { Int32((points * CGFloat(PANGO_SCALE)).rounded()) }
        var rect = PangoRectangle(
            x: 0, y: units(-bounds.height - bounds.minY), width: units(bounds.width), height: units(bounds.height))
        return pango_attr_shape_new(&rect, &rect)
    }

    private static func word(_ value: CGFloat) -> UInt16 { UInt16(max(0, min(1, value)) * 65535) }
}
