import Foundation

/// Finds out from clocks that this machine has slept, or that its time of day was set.
///
/// The monotonic clock stands still during sleep, the boot clock does not; the time of day should keep step with the boot clock.
struct ClockWatch: Sendable {
    /// Seconds on three clocks at one moment.
    struct Reading: Sendable, Equatable {
        var monotonic: Double
        var boot: Double
        var wall: Double

        static func now() -> Reading {
            func seconds(_ clock: clockid_t) -> Double {
                var time = timespec()
                clock_gettime(clock, &time)
                return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
            }
            #if os(Linux)
                return Reading(
                    monotonic: seconds(CLOCK_MONOTONIC), boot: seconds(CLOCK_BOOTTIME), wall: seconds(CLOCK_REALTIME))
            #else
                return Reading(
                    monotonic: seconds(CLOCK_UPTIME_RAW), boot: seconds(CLOCK_MONOTONIC), wall: seconds(CLOCK_REALTIME))
            #endif
        }
    }

    enum Event: Sendable, Equatable {
        case slept(seconds: Double)
        /// By so much forwards, or backwards when negative.
        case clockSet(seconds: Double)
    }

    /// Less is drift, or a correction by NTP that nobody notices.
    private static let tolerance = 5.0
    private var last: Reading

    init(_ first: Reading) { last = first }

    /// What has happened since the last reading.
    mutating func tick(_ now: Reading) -> [Event] {
        defer { last = now }
        var events: [Event] = []
        let asleep = (now.boot - last.boot) - (now.monotonic - last.monotonic)
        if asleep > Self.tolerance { events.append(.slept(seconds: asleep)) }
        let set = (now.wall - last.wall) - (now.boot - last.boot)
        if abs(set) > Self.tolerance { events.append(.clockSet(seconds: set)) }
        return events
    }
}
