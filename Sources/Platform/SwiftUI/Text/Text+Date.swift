import Foundation

extension Text {
    /// How a date is written.
    public struct DateStyle: Hashable, Sendable, Codable {
        enum Kind: String, Codable { case time, date, relative, offset, timer }
        let kind: Kind
        public static let time = DateStyle(kind: .time)
        public static let date = DateStyle(kind: .date)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date; relative ones, offsets and timers go on as time passes.
    public init(_ date: Date, style: DateStyle) {
        switch style.kind {
        case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
        case .date: self.init(verbatim: date.formatted(date: .long, time: .omitted))
        case .relative: self.init(moving: MovingText(kind: .distance(date, isSigned: false)))
        case .offset: self.init(moving: MovingText(kind: .distance(date, isSigned: true)))
        case .timer: self.init(moving: MovingText(kind: .timer(date)))
        }
    }

    /// Two dates with a dash between them.
    public init(_ dates: ClosedRange<Date>) {
        self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted(date: .abbreviated, time: .shortened))
    }
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// The time that is left of, or has passed in, an interval.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            moving: MovingText(
                kind: .countdown(
                    timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    private init(moving: MovingText) {
        var piece = Piece(moving.string(at: Date()))
        piece.moving = moving
        self.init(pieces: [piece])
    }
}

/// A text that goes with the time.
struct MovingText: Equatable {
    enum Kind: Equatable {
        case distance(Date, isSigned: Bool)
        case timer(Date)
        case countdown(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    }

    let kind: Kind

    func string(at now: Date) -> String {
        switch kind {
        case .distance(let date, let isSigned):
            let seconds = date.timeIntervalSince(now)
            let text = Self.words(abs(seconds))
            return isSigned ? (seconds < 0 ? "+" : "-") + text : text
        case .timer(let date): return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true)
        case .countdown(let interval, let pause, let countsDown, let showsHours):
            let moment = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
            return Self.clock(seconds, showsHours: showsHours)
        }
    }

    /// Whether it will read differently later.
    func moves(after now: Date) -> Bool {
        guard case .countdown(let interval, let pause, _, _) = kind else { return true }
        return pause == nil && now < interval.upperBound
    }

    /// Two parts at most: "2 hr, 5 min".
    private static func words(_ seconds: TimeInterval) -> String {
        let whole = Int(seconds)
        let parts = [
            (whole / 86_400, "day"), (whole / 3600 % 24, "hr"), (whole / 60 % 60, "min"), (whole % 60, "sec"),
        ]
        let first = parts.firstIndex { $0.0 > 0 } ?? 3
        let shown = parts[first..<min(first + 2, 4)].filter { $0.0 > 0 || first == 3 }
        return shown.map { count, unit in "\(count) \(unit == "day" && count != 1 ? "days" : unit)" }
            .joined(separator: ", ")
    }

    private static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let whole = max(0, Int(seconds))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if showsHours, whole >= 3600 { return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))" }
        return "\(whole / 60):\(two(whole % 60))"
    }
}

extension Text.Piece {
    /// What is written at this moment.
    var currentString: String { moving?.string(at: Date()) ?? string }
}
