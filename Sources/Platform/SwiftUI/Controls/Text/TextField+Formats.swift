extension TextField where Label == Text {
    /// A field for a value that is written and read in a format. What cannot be read leaves the value as it is.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(prompt: prompt ?? Text(titleKey), text: value.text(format))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(prompt: prompt ?? Text(title), text: value.text(format))
    }
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(prompt: prompt ?? Text(titleKey), text: value.optionalText(format))
    }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        let text = Binding<String>(
            get: { formatter.string(for: value.wrappedValue) ?? "" },
            set: { new in
                let read: Any? = (formatter as? NumberFormatter)?.number(from: new) ?? new
                if let read = read as? V { value.wrappedValue = read }
            })
        self.init(prompt: prompt ?? Text(titleKey), text: text)
    }
}

extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(prompt: prompt ?? (label() as? Text) ?? Text(verbatim: ""), text: text)
    }
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(prompt: prompt ?? (label() as? Text) ?? Text(verbatim: ""), text: text, axis: axis)
    }
}

extension SecureField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(prompt: prompt ?? (label() as? Text) ?? Text(verbatim: ""), text: text)
    }
}

extension Binding {
    func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
    where F.FormatInput == Value, F.FormatOutput == String {
        Binding<String>(
            get: { format.format(wrappedValue) },
            set: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } })
    }

    func optionalText<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
    where Value == F.FormatInput?, F.FormatOutput == String {
        Binding<String>(
            get: { wrappedValue.map { format.format($0) } ?? "" },
            set: { wrappedValue = $0.isEmpty ? nil : (try? format.parseStrategy.parse($0)) ?? wrappedValue })
    }
}
