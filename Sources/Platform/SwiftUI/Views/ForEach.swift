/// A view for each element of a collection. The element's id is the identity of its view: a moved element keeps its state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    /// Rows over a binding: each gets a binding to its own element.
    public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == [IndexedElement<C>], ID == C.Element.ID, C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable
    {
        let values = data.wrappedValue
        let elements = values.indices.map { IndexedElement<C>(index: $0, element: values[$0]) }
        self.init(
            data: elements,
            content: { item in
                content(
                    Binding(
                        get: {
                            let current = data.wrappedValue
                            return current.indices.contains(item.index) ? current[item.index] : item.element
                        },
                        set: { data.wrappedValue[item.index] = $0 }))
            },
            id: { $0.element.id })
    }
}

/// An element of a collection and where it stands.
public struct IndexedElement<C: Collection> {
    let index: C.Index
    let element: C.Element
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        ForEachNode(view: self, parent: parent, environment: environment)
    }
}
