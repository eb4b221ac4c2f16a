/// A label that shows and hides content below it.
public struct DisclosureGroup<Label: View, Content: View>: View {
    let isExpanded: Binding<Bool>?
    let label: Label
    let content: () -> Content
    @State private var isOpen = false
    @Environment(\.disclosureGroupStyle) private var style

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.content = content
        self.label = label()
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }

    public var body: some View {
        AnyView(
            any: style.make(
                DisclosureGroupStyleConfiguration(
                    label: .init(content: AnyView(label)), content: .init(content: AnyView(LazyContent(make: content))),
                    isExpanded: isExpanded ?? $isOpen)))
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

/// A tree: rows with children can be opened.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup>: View
where Leaf: View {
    let data: Data
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf

    public var body: some View {
        ForEach(OutlineEntry.entries(data, id)) { entry in
            OutlineRow(element: entry.element, id: id, children: children, content: content)
        }
    }
}

struct OutlineEntry<Element, ID: Hashable>: Identifiable {
    let id: ID
    let element: Element

    static func entries<Data: RandomAccessCollection>(_ data: Data, _ id: (Element) -> ID) -> [OutlineEntry]
    where Data.Element == Element { data.map { OutlineEntry(id: id($0), element: $0) } }
}

private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let element: Data.Element
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf

    var body: some View {
        if let inner = children(element) {
            DisclosureGroup {
                AnyView(
                    ForEach(OutlineEntry.entries(inner, id)) { entry in
                        OutlineRow(element: entry.element, id: id, children: children, content: content)
                    })
            } label: {
                content(element)
            }
        } else {
            content(element)
        }
    }
}

extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Leaf, AnyView> {
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, id: { $0.id }, children: { $0[keyPath: children] }, content: content)
    }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup: RowSource {
    static var rowShape: RowShape { .sections }
    func appendRows(to rows: inout [LazyRow], path: RowPath) { RowCollector.append(body, to: &rows, path: path) }
}
