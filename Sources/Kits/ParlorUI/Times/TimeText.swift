import Foundation

/// Words for moments, as the reader's calendar, language and time zone want them.
public struct TimeText: Sendable {
    public var calendar: Calendar { didSet { clocks = ClockCache() } }
    public var locale: Locale { didSet { clocks = ClockCache() } }
    public var now: @Sendable () -> Date
    private var clocks = ClockCache()

    /// - Parameter calendar: Its time zone is the one that counts.
    public init(
        calendar: Calendar = .autoupdatingCurrent, locale: Locale = .autoupdatingCurrent,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.calendar = calendar
        self.locale = locale
        self.now = now
    }

    /// The time of day: `14:05`.
    public func clock(_ date: Date) -> String { clocks.words(of: date, make: written) }

    private func written(_ date: Date) -> String {
        // Left to itself, Foundation on Linux writes 9:05 where a 24-hour clock says 09:05.
        let hasTwentyFourHours = [.zeroToTwentyThree, .oneToTwentyFour].contains(locale.hourCycle)
        let hour: Date.FormatStyle.Symbol.Hour =
            hasTwentyFourHours ? .twoDigits(amPM: .omitted) : .defaultDigits(amPM: .abbreviated)
        return date.formatted(style().hour(hour).minute(.twoDigits))
    }

    /// For a list: the time today, `Yesterday`, the weekday within a week, else the date.
    public func listed(_ date: Date) -> String {
        switch daysAgo(date) {
        case ...0: clock(date)
        case 1: "Yesterday"
        case 2...6: date.formatted(style().weekday(.abbreviated))
        default: date.formatted(style(date: .numeric, time: .omitted))
        }
    }

    /// For a day pill: `Today`, `Yesterday`, `Mon 3 Nov`, with the year when it is another one.
    public func day(_ date: Date) -> String {
        switch daysAgo(date) {
        case ...0: return "Today"
        case 1: return "Yesterday"
        default:
            let isThisYear = calendar.isDate(date, equalTo: now(), toGranularity: .year)
            let day = style().weekday(.abbreviated).day().month(.abbreviated)
            return date.formatted(isThisYear ? day : day.year())
        }
    }

    /// For a person who is away: `last seen just now`, `last seen 5 minutes ago`, `last seen yesterday at 14:05`, …
    public func lastSeen(_ date: Date) -> String {
        let minutes = Int(now().timeIntervalSince(date) / 60)
        switch (minutes, daysAgo(date)) {
        case (...0, _): return "last seen just now"
        case (1, _): return "last seen 1 minute ago"
        case (2..<60, _): return "last seen \(minutes) minutes ago"
        case (_, ...0): return "last seen at \(clock(date))"
        case (_, 1): return "last seen yesterday at \(clock(date))"
        case (_, 2...6): return "last seen on \(date.formatted(style().weekday(.wide)))"
        default: return "last seen on \(date.formatted(style().day().month(.abbreviated)))"
        }
    }

    /// How many midnights lie between a moment and now.
    private func daysAgo(_ date: Date) -> Int {
        let (from, to) = (calendar.startOfDay(for: date), calendar.startOfDay(for: now()))
        return calendar.dateComponents([.day], from: from, to: to).day ?? 0
    }

    private func style(
        date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil
    ) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    }
}
