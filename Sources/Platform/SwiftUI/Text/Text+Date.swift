import Foundation

extension Text {
    /// How a date is written.
    public struct DateStyle: Hashable, Sendable {
        enum Kind { case time, date, relative, offset, timer }
        let kind: Kind
        public static let time = DateStyle(kind: .time)
        public static let date = DateStyle(kind: .date)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date as it is when the view is evaluated.
    public init(_ date: Date, style: DateStyle) { self.init(verbatim: Self.string(date, style)) }

    private static func string(_ date: Date, _ style: DateStyle) -> String {
        switch style.kind {
        case .time: date.formatted(date: .omitted, time: .shortened)
        case .date: date.formatted(date: .long, time: .omitted)
        case .relative, .offset, .timer:
            Duration.seconds(abs(date.timeIntervalSinceNow)).formatted(.time(pattern: .hourMinuteSecond))
        }
    }
}
