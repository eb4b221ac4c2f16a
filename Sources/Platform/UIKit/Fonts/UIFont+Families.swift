import Foundation
internal import CGtk

extension UIFont {
    public static var familyNames: [String] { FontFamilies.all.map(FontFamilies.name).sorted() }

    /// The faces of a family, written as `init(name:size:)` reads them: `Inter-Bold`.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        guard let family = FontFamilies.all.first(where: { FontFamilies.name($0) == familyName }) else { return [] }
        return FontFamilies.faces(of: family).map { "\(familyName)-\($0.replacing(" ", with: ""))" }
    }

    @available(*, unavailable, message: "Weights have no width here: use systemFont(ofSize:weight:)")
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont { UIFont(size: size) }

    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
    }
}

private enum FontFamilies {
    typealias Family = UnsafeMutablePointer<PangoFontFamily>

    /// Pango's font map owns what the list points to.
    static var all: [Family] {
        var list: UnsafeMutablePointer<Family?>?
        var count: Int32 = 0
        pango_font_map_list_families(pango_cairo_font_map_get_default(), &list, &count)
        defer { g_free(list) }
        return (0..<Int(count)).compactMap { list?[$0] }
    }

    static func name(_ family: Family) -> String { String(cString: pango_font_family_get_name(family)) }

    static func faces(of family: Family) -> [String] {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
        var count: Int32 = 0
        pango_font_family_list_faces(family, &list, &count)
        defer { g_free(list) }
        return (0..<Int(count)).compactMap { list?[$0] }.map { String(cString: pango_font_face_get_face_name($0)) }
    }
}
