import Foundation

/// Says how long ago or ahead a date is: "3 minutes ago", "tomorrow".
///
/// The largest unit that fits is named, in the language of `locale`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
    public enum Context: Int, Sendable {
        case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence
    }

    /// Whether yesterday is "yesterday" or "1 day ago".
    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Context.unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    /// - Parameter referenceDate: The moment that counts as now.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let past = date < referenceDate
        let difference = calendar.dateComponents(
            [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
        return string(of: difference, isPast: past)
    }

    /// - Parameter timeInterval: Seconds from now; below zero they are past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// - Parameter dateComponents: How far away; the largest one that isn't zero is named.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values = Self.units.compactMap { dateComponents.value(for: $0) }
        return string(of: dateComponents, isPast: values.contains { $0 < 0 })
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private static let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]

    /// The system's style counts from now, so the difference is moved there. A moment more keeps it from falling short.
    private func string(of components: DateComponents, isPast: Bool) -> String {
        let unit = Self.units.first { components.value(for: $0).map { $0 != 0 } ?? false } ?? .second
        let amount = components.value(for: unit) ?? 0
        let now = Date()
        let moved = calendar.date(byAdding: unit, value: amount, to: now) ?? now
        var style = Date.RelativeFormatStyle(
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: formatUnits, locale: locale,
            calendar: calendar,
            capitalizationContext: formattingContext == .beginningOfSentence ? .beginningOfSentence : .unknown)
        style.locale = locale
        return style.format(moved.addingTimeInterval(amount == 0 ? 0 : isPast ? -0.01 : 0.01))
    }

    private var formatUnits: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
