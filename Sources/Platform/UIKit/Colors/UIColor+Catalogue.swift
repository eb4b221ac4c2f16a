import Foundation

// Asset catalogues are not compiled on Linux: SwiftPM copies the folder (`resources: [.copy("Assets.xcassets")]`), and a
// colour set in it is a small JSON file, read here.
extension UIColor {
    /// A colour set of an asset catalogue in the app's resources, with its dark variant; nil where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A colour set of an asset catalogue in a bundle's resources.
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the catalogue; nil: the app's.
    ///   - traitCollection: Not used: the colour follows its surroundings.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let set = ColorSet.named(name, in: bundle ?? .main) else { return nil }
        self.init { UIColor($0.userInterfaceStyle == .dark ? set.dark ?? set.any : set.any) }
    }
}

private struct ColorSet: Decodable {
    var any: RGBA
    var dark: RGBA?

    static func named(_ name: String, in bundle: Bundle) -> ColorSet? {
        for folder in catalogues(in: bundle) {
            let file = folder.appending(path: "\(name).colorset/Contents.json")
            guard let data = try? Data(contentsOf: file) else { continue }
            return try? JSONDecoder().decode(ColorSet.self, from: data)
        }
        return nil
    }

    private static func catalogues(in bundle: Bundle) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(
            at: bundle.resourceURL ?? bundle.bundleURL, includingPropertiesForKeys: nil)
        return (found ?? []).filter { $0.pathExtension == "xcassets" }
    }

    // MARK: The file

    private struct Entry: Decodable {
        var color: Value?
        var appearances: [Appearance]?
    }

    private struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    fileprivate struct Value: Decodable { var components: [String: String]? }

    private enum Keys: String, CodingKey { case colors }

    init(from decoder: any Decoder) throws {
        let entries = try decoder.container(keyedBy: Keys.self).decode([Entry].self, forKey: .colors)
        let plain = entries.first { $0.appearances?.isEmpty ?? true }
        let dark = entries.first { $0.appearances?.contains { $0.value == "dark" } ?? false }
        guard let any = plain?.color?.rgba else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "No colour in the set"))
        }
        self.any = any
        self.dark = dark?.color?.rgba
    }
}

extension ColorSet.Value {
    fileprivate var rgba: RGBA? {
        guard let components else { return nil }
        let alpha = components["alpha"].flatMap(Double.init).map { CGFloat($0) } ?? 1
        if let white = Self.number(components["white"]) {
            return RGBA(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = Self.number(components["red"]), let green = Self.number(components["green"]),
            let blue = Self.number(components["blue"])
        else { return nil }
        return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component is written `0.5`, `127` or `0x7F`.
    private static func number(_ text: String?) -> CGFloat? {
        guard let text else { return nil }
        if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let value = Double(text) else { return nil }
        return CGFloat(text.contains(".") ? value : value / 255)
    }
}
