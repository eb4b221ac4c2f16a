/// Rows with a header and a footer.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), content: content(), footer: footer()) }

    @available(*, deprecated, message: "Use init(content:header:footer:)")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    public var body: some View {
        header
        if isExpanded?.wrappedValue ?? true { content }
        footer
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    @available(*, deprecated, message: "Use init(content:header:)")
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
    @available(*, deprecated, message: "Use init(content:footer:)")
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section: RowSource where Parent: View, Content: View, Footer: View {
    static var rowShape: RowShape { .sections }

    func appendRows(to rows: inout [LazyRow], path: RowPath) {
        appendEdge(expandableHeader, .header, to: &rows, path: path.appending(0))
        if isExpanded?.wrappedValue ?? true {
            let first = rows.count
            RowCollector.append(content, to: &rows, path: path.appending(1))
            for index in first..<rows.count where rows[index].section == nil { rows[index].section = path }
        }
        appendEdge(footer, .footer, to: &rows, path: path.appending(2))
    }

    private var expandableHeader: any View {
        guard let isExpanded, !(header is EmptyView) else { return header }
        return ExpandingHeader(isExpanded: isExpanded, label: header)
    }

    @MainActor private func appendEdge(_ view: any View, _ kind: LazyRow.Kind, to rows: inout [LazyRow], path: RowPath)
    {
        guard !(view is EmptyView) else { return }
        rows.append(LazyRow(id: AnyHashable(path), view, kind: kind))
    }
}

/// The header of a section that can be folded up.
private struct ExpandingHeader<Label: View>: View {
    let isExpanded: Binding<Bool>
    let label: Label

    var body: some View {
        Button {
            withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
            HStack {
                label
                Spacer()
                Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right").imageScale(.small)
            }
        }
        .buttonStyle(.plain)
        .accessibilityValue(Text(verbatim: isExpanded.wrappedValue ? "expanded" : "collapsed"))
    }
}
