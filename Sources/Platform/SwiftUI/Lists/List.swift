/// A list of rows, as many as there are: only visible ones are alive. A row can be selected.
public struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: ListSelection<SelectionValue>?
    let content: Content

    public var body: some View {
        ListRows(selection: selection, content: content)
            .environment(\.scrollContext, nil)
            .environment(\.isInList, true)
    }
}

extension List {
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { ListSelection(single: $0) }
        self.content = content()
    }
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { ListSelection(multiple: $0) }
        self.content = content()
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.selection = selection.map { ListSelection(single: $0) }
        content = ForEach(data, content: rowContent)
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        selection = nil
        content = ForEach(data, content: rowContent)
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        selection = nil
        content = ForEach(data, id: id, content: rowContent)
    }
}

/// What is selected in a list, one value or several.
struct ListSelection<Value: Hashable> {
    let contains: (AnyHashable) -> Bool
    let select: (AnyHashable) -> Void

    init(single: Binding<Value?>) {
        contains = { value in single.wrappedValue.map { AnyHashable($0) == value } ?? false }
        select = { if let value = $0.base as? Value { single.wrappedValue = value } }
    }

    init(multiple: Binding<Set<Value>>) {
        contains = { ($0.base as? Value).map { multiple.wrappedValue.contains($0) } ?? false }
        select = { if let value = $0.base as? Value { multiple.wrappedValue = [value] } }
    }
}

/// The recycler of a list, with the list's rows dressed.
struct ListRows<SelectionValue: Hashable, Content: View>: View, PrimitiveView, RecyclerContent {
    let selection: ListSelection<SelectionValue>?
    let content: Content

    var rowStyle: RowStyle { RowStyle(spacing: 0, alignment: .leading, estimatedHeight: 52) }

    var rows: [LazyRow] {
        RowCollector.rows(of: content).map { row in
            LazyRow(
                id: row.id, name: row.name,
                make: { ListRow(content: AnyView(any: row.make()), kind: row.kind, tag: row.name, selection: erased) },
                kind: row.kind)
        }
    }

    private var erased: ListRow.Selection? {
        selection.map { ListRow.Selection(contains: $0.contains, select: $0.select) }
    }

    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        RecyclerNode(view: self, parent: parent, environment: environment)
    }
}
