/// Rows with a header and a footer.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.header = header
        self.content = content()
        self.footer = footer
    }

    public var body: some View {
        header
        content
        footer
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        header = EmptyView()
        self.content = content()
        footer = EmptyView()
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.header = header()
        self.content = content()
        footer = EmptyView()
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.header = header
        self.content = content()
        footer = EmptyView()
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        header = Text(titleKey)
        self.content = content()
        footer = EmptyView()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        header = Text(title)
        self.content = content()
        footer = EmptyView()
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        header = EmptyView()
        self.content = content()
        self.footer = footer()
    }
}

extension Section: RowSource where Parent: View, Content: View, Footer: View {
    func appendRows(to rows: inout [LazyRow], path: RowPath) {
        appendEdge(header, .header, to: &rows, path: path.appending(0))
        RowCollector.append(content, to: &rows, path: path.appending(1))
        appendEdge(footer, .footer, to: &rows, path: path.appending(2))
    }

    private func appendEdge<V: View>(_ view: V, _ kind: LazyRow.Kind, to rows: inout [LazyRow], path: RowPath) {
        guard !(view is EmptyView) else { return }
        rows.append(LazyRow(id: AnyHashable(path), name: nil, make: { view }, kind: kind))
    }
}
