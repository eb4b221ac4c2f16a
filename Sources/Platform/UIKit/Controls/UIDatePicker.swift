import Foundation

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A date, a time, or both, as steppers for each part.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    private var parts: [(component: Calendar.Component, label: UILabel, stepper: UIStepper)] = []
    open var datePickerMode = Mode.dateAndTime { didSet { rebuild() } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var datePickerStyle: UIDatePickerStyle { .compact }
    open var date = Date() { didSet { show() } }
    open var minimumDate: Date? { didSet { setDate(date, animated: false) } }
    open var maximumDate: Date? { didSet { setDate(date, animated: false) } }
    open var minuteInterval = 1
    open var countDownDuration: TimeInterval = 0
    open var calendar: Calendar! = .current { didSet { show() } }
    open var locale: Locale? { didSet { show() } }
    open var timeZone: TimeZone? { didSet { show() } }
    open var roundsToMinuteInterval = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var canBecomeFocused: Bool { false }

    open func setDate(_ date: Date, animated: Bool) {
        var inside = date
        if let minimumDate { inside = max(inside, minimumDate) }
        if let maximumDate { inside = min(inside, maximumDate) }
        self.date = inside
    }

    private var components: [Calendar.Component] {
        switch datePickerMode {
        case .time, .countDownTimer: [.hour, .minute]
        case .date: [.day, .month, .year]
        case .yearAndMonth: [.month, .year]
        case .dateAndTime: [.day, .month, .year, .hour, .minute]
        }
    }

    private func rebuild() {
        for part in parts {
            part.label.removeFromSuperview()
            part.stepper.removeFromSuperview()
        }
        parts = components.map { component in
            let label = UILabel(), stepper = UIStepper()
            label.textAlignment = .center
            label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
            stepper.minimumValue = -1e9
            stepper.maximumValue = 1e9
            var last = 0.0
            stepper.addAction(
                UIAction { [weak self, weak stepper] _ in
                    guard let self, let stepper else { return }
                    self.step(component, by: Int(stepper.value - last))
                    last = stepper.value
                }, for: .valueChanged)
            addSubview(label)
            addSubview(stepper)
            return (component, label, stepper)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        show()
    }

    private func step(_ component: Calendar.Component, by count: Int) {
        let step = component == .minute ? count * max(1, minuteInterval) : count
        guard let next = calendar.date(byAdding: component, value: step, to: date) else { return }
        setDate(next, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func show() {
        var calendar: Calendar = self.calendar
        if let timeZone { calendar.timeZone = timeZone }
        if let locale { calendar.locale = locale }
        for part in parts {
            let value = calendar.component(part.component, from: date)
            part.label.text =
                part.component == .month
                ? calendar.shortMonthSymbols[value - 1]
                : part.component == .year ? "\(value)" : value < 10 ? "0\(value)" : "\(value)"
            part.stepper.accessibilityLabel = "\(part.component)"
            part.stepper.accessibilityValue = part.label.text
        }
    }

    private static let column: CGFloat = 100

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: CGFloat(parts.count) * Self.column, height: 60)
    }
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, part) in parts.enumerated() {
            let x = CGFloat(isMirrored ? parts.count - 1 - index : index) * Self.column
            part.label.frame = CGRect(x: x, y: 0, width: Self.column - 6, height: 24)
            part.stepper.frame = CGRect(x: x, y: 26, width: 94, height: 32)
        }
    }
}
