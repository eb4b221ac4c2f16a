/// The options of a picker: the views of its content with the values that their tags, or the ids of their elements, name.
@MainActor
struct PickerOptions {
    struct Option: Identifiable {
        let id: AnyHashable
        let tag: AnyHashable?
        let content: AnyView
        let isChosen: Bool
        let choose: () -> Void
    }

    let options: [Option]
    var chosen: Option? { options.first(where: \.isChosen) }

    init<Value: Hashable>(_ content: some View, _ selection: Binding<Value>) {
        let current = selection.wrappedValue
        options = RowCollector.rows(of: content).filter { $0.kind == .row }.map { row in
            let view = row.make()
            let tag = ViewNames.name(of: view) ?? row.name
            let value = tag.flatMap { Self.value($0, as: Value.self) }
            return Option(
                id: row.id, tag: tag, content: AnyView(any: view), isChosen: value == current && value != nil,
                choose: { if let value { selection.wrappedValue = value } })
        }
    }

    /// A tag may be the value or what an optional value holds.
    private static func value<Value: Hashable>(_ tag: AnyHashable, as type: Value.Type) -> Value? {
        if let value = tag.base as? Value { return value }
        return (Value.self as? any OptionalValue.Type).flatMap { $0.wrap(tag.base) as? Value }
    }
}

private protocol OptionalValue {
    static func wrap(_ value: Any) -> Any?
}

extension Optional: OptionalValue {
    static func wrap(_ value: Any) -> Any? { (value as? Wrapped).map { Optional($0) as Any } }
}
