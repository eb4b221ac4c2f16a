/// The size of a file in words.
public enum FileSize {
    /// `812 B`, `14 KB`, `2.5 MB`.
    public static func text(_ bytes: Int) -> String {
        if bytes < 1000 { return "\(bytes) B" }
        var (value, unit) = (Double(bytes) / 1000, 0)
        while value >= 999.5, unit < 3 {
            value /= 1000
            unit += 1
        }
        let name = ["KB", "MB", "GB", "TB"][unit]
        let tenths = Int((value * 10).rounded())
        return unit == 0 || value >= 100 || tenths.isMultiple(of: 10)
            ? "\(Int(value.rounded())) \(name)" : "\(tenths / 10).\(tenths % 10) \(name)"
    }
}
