import UIKit

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// Chooses a date, a time, or both: buttons that open a calendar and a clock.
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents
    let selection: Binding<Date>
    let bounds: ClosedRange<Date>
    let components: Components
    let label: Label
    @Environment(\.labelsAreHidden) private var hidesLabel
    @Environment(\.datePickerLook) private var look
    @Environment(\.calendar) private var calendar
    @State private var showsCalendar = false
    @State private var showsClock = false

    init(_ selection: Binding<Date>, _ bounds: ClosedRange<Date>, _ components: Components, _ label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.components = components
        self.label = label
    }

    public var body: some View {
        if look == .graphical {
            VStack(alignment: .leading, spacing: 10) {
                if !hidesLabel { label }
                if components.contains(.date) { CalendarView(selection: selection, bounds: bounds) }
                if components.contains(.hourAndMinute) { ClockView(selection: selection, bounds: bounds) }
            }
        } else {
            HStack(spacing: 6) {
                if !hidesLabel {
                    label
                    Spacer()
                }
                if components.contains(.date) { dateButton }
                if components.contains(.hourAndMinute) { timeButton }
            }
        }
    }

    private var dateButton: some View {
        Button {
            showsCalendar = true
        } label: {
            Text(verbatim: selection.wrappedValue.formatted(date: .abbreviated, time: .omitted))
        }
        .buttonStyle(DateButtonStyle())
        .popover(isPresented: $showsCalendar) {
            CalendarView(selection: selection, bounds: bounds).padding(12)
        }
    }

    private var timeButton: some View {
        Button {
            showsClock = true
        } label: {
            Text(verbatim: selection.wrappedValue.formatted(date: .omitted, time: .shortened))
        }
        .buttonStyle(DateButtonStyle())
        .popover(isPresented: $showsClock) {
            ClockView(selection: selection, bounds: bounds).padding(12)
        }
    }
}

private struct DateButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.primary)
            .padding(EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10))
            .background(
                Color(uiColor: configuration.isPressed ? .systemFill : .tertiarySystemFill),
                in: RoundedRectangle(cornerRadius: 7))
    }
}

extension DatePicker {
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, .distantPast ... .distantFuture, displayedComponents, label()) }
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range, displayedComponents, label()) }
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label()) }
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, .distantPast...range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, .distantPast ... .distantFuture, displayedComponents, Text(titleKey)) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range, displayedComponents, Text(titleKey)) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, Text(titleKey)) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, .distantPast...range.upperBound, displayedComponents, Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, .distantPast ... .distantFuture, displayedComponents, Text(title)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range, displayedComponents, Text(title)) }
}

enum DatePickerLook: Hashable { case compact, graphical }

public protocol DatePickerStyle {
    var _look: _DatePickerLook { get }
}
public struct _DatePickerLook: Sendable { let look: DatePickerLook }
extension DatePickerStyle {
    public var _look: _DatePickerLook { _DatePickerLook(look: .compact) }
}
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
/// A wheel is a phone's; here it is the compact style.
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _look: _DatePickerLook { _DatePickerLook(look: .graphical) }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }

private struct DatePickerLookKey: EnvironmentKey { static var defaultValue: DatePickerLook { .compact } }

extension EnvironmentValues {
    var datePickerLook: DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

extension View {
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerLook, style._look.look)
    }
}
