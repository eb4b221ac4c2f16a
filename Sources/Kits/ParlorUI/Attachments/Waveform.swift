/// The bars of a voice message.
public enum Waveform {
    /// As many bars as there is room for, each `0...1`: the loudest of the values that fall on it. Flat where nothing is known.
    public static func bars(_ values: [Float]?, count: Int) -> [Double] {
        guard count > 0 else { return [] }
        guard let values, !values.isEmpty else { return Array(repeating: 0.15, count: count) }
        return (0..<count).map { bar in
            let start = bar * values.count / count
            let end = max(start + 1, (bar + 1) * values.count / count)
            let loudest = values[start..<min(end, values.count)].max() ?? 0
            return Double(min(max(loudest, 0), 1))
        }
    }
}
