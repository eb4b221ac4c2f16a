import UIKit

/// The days of a month to choose from.
struct CalendarView: View {
    static var side: Double { 34 }
    let selection: Binding<Date>
    let bounds: ClosedRange<Date>
    @Environment(\.calendar) private var calendar
    @State private var shown: Date?

    private var month: Date { shown ?? selection.wrappedValue }

    var body: some View {
        VStack(spacing: 6) {
            header
            HStack(spacing: 0) {
                ForEach(weekdays.indices, id: \.self) { index in
                    Text(verbatim: weekdays[index])
                        .font(.caption).foregroundStyle(.secondary)
                        .frame(width: Self.side)
                }
            }
            ForEach(weeks.indices, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(weeks[week].indices, id: \.self) { day in cell(weeks[week][day]) }
                }
            }
        }
        .frame(width: Self.side * 7)
    }

    private var header: some View {
        HStack {
            step("chevron.left", "Previous month", -1)
            Spacer()
            Text(verbatim: month.formatted(.dateTime.month(.wide).year())).fontWeight(.semibold)
            Spacer()
            step("chevron.right", "Next month", 1)
        }
    }

    private func step(_ symbol: String, _ name: String, _ months: Int) -> some View {
        Button {
            shown = calendar.date(byAdding: .month, value: months, to: month)
        } label: {
            Image(systemName: symbol).frame(width: 30, height: 28)
        }
        .accessibilityLabel(Text(verbatim: name))
    }

    @ViewBuilder private func cell(_ day: Date?) -> some View {
        if let day {
            let isOn = calendar.isDate(day, inSameDayAs: selection.wrappedValue)
            Button {
                choose(day)
            } label: {
                Text(verbatim: "\(calendar.component(.day, from: day))")
                    .monospacedDigit()
                    .foregroundStyle(isOn ? .white : calendar.isDateInToday(day) ? Color.accentColor : .primary)
                    .frame(width: Self.side, height: Self.side)
                    .background(isOn ? Color.accentColor : .clear, in: Circle())
            }
            .buttonStyle(.plain)
            .disabled(!isAllowed(day))
            .accessibilityLabel(Text(verbatim: day.formatted(date: .long, time: .omitted)))
            .accessibilityAddTraits(isOn ? .isSelected : [])
        } else {
            Color.clear.frame(width: Self.side, height: Self.side)
        }
    }

    private func isAllowed(_ day: Date) -> Bool {
        day >= calendar.startOfDay(for: bounds.lowerBound) && day <= bounds.upperBound
    }

    /// The day changes, the time of day stays.
    private func choose(_ day: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
        let new =
            calendar.date(
                bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
        selection.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
        shown = nil
    }

    private var weekdays: [String] {
        let names = calendar.veryShortStandaloneWeekdaySymbols
        return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
    }

    private var weeks: [[Date?]] {
        guard let interval = calendar.dateInterval(of: .month, for: month),
            let days = calendar.range(of: .day, in: .month, for: month)
        else { return [] }
        let lead = (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + 7) % 7
        var cells: [Date?] = Array(repeating: nil, count: lead)
        cells += days.map { calendar.date(byAdding: .day, value: $0 - 1, to: interval.start) }
        cells += Array(repeating: nil, count: (7 - cells.count % 7) % 7)
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
    }
}

/// The time of day: hours and minutes with buttons to change them.
struct ClockView: View {
    let selection: Binding<Date>
    let bounds: ClosedRange<Date>
    @Environment(\.calendar) private var calendar

    var body: some View {
        VStack(spacing: 8) {
            part(.hour, "Hour")
            part(.minute, "Minute")
        }
        .frame(width: 190)
    }

    private func part(_ component: Calendar.Component, _ name: String) -> some View {
        Stepper {
            HStack {
                Text(verbatim: name).foregroundStyle(.secondary)
                Spacer()
                Text(verbatim: String(format: "%02d", calendar.component(component, from: selection.wrappedValue)))
                    .monospacedDigit()
            }
        } onIncrement: {
            step(component, 1)
        } onDecrement: {
            step(component, -1)
        }
    }

    private func step(_ component: Calendar.Component, _ by: Int) {
        guard let new = calendar.date(byAdding: component, value: by, to: selection.wrappedValue) else { return }
        selection.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
    }
}
