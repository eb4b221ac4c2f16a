/// How long something plays, or how far it has.
public enum PlayingTime {
    /// `0:07`, `3:20`, `1:02:05`.
    public static func text(_ duration: Duration) -> String { text(seconds: Double(duration.components.seconds)) }

    /// The same for seconds; a part of one is cut off.
    public static func text(seconds: Double) -> String {
        guard seconds.isFinite, seconds > 0 else { return "0:00" }
        let whole = Int(seconds)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }
}
