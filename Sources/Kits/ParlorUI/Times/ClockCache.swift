import Foundation
import Synchronization

/// Times of day put into words, by the minute: formatting takes longer than the rest of a message's footnote.
///
/// They are forgotten after a minute, when the zone or the language of the desktop may be another one.
final class ClockCache: Sendable {
    private struct Words {
        var byMinute: [Int: String] = [:]
        var since = ContinuousClock.now
    }

    private let words = Mutex(Words())

    func words(of date: Date, make: (Date) -> String) -> String {
        let seconds = date.timeIntervalSinceReferenceDate
        // Far from any time that a clock shows there is no number for the minute.
        guard abs(seconds) < 1e12 else { return make(date) }
        let minute = Int((seconds / 60).rounded(.down))
        let known = words.withLock { words -> String? in
            if words.since.duration(to: .now) > .seconds(60) { words = Words() }
            return words.byMinute[minute]
        }
        if let known { return known }
        let made = make(date)
        words.withLock { $0.byMinute[minute] = made }
        return made
    }
}
