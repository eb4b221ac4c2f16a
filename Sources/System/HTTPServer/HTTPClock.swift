internal import Glibc
import Synchronization

/// The time as headers write it, formatted once a second.
final class HTTPClock: Sendable {
    private let latest = Mutex<(second: time_t, text: String)>((0, ""))

    func httpDate() -> String {
        let second = time(nil)
        return latest.withLock { latest in
            if latest.second != second { latest = (second, Self.format(second)) }
            return latest.text
        }
    }

    /// `strftime` would write the days and months in the user's language.
    static func format(_ second: time_t) -> String {
        var second = second
        var parts = tm()
        gmtime_r(&second, &parts)
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) "
            + "\(parts.tm_year + 1900) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
    }
}
