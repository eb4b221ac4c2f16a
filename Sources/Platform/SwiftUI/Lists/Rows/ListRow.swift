import UIKit

/// One row of a list: its content with the list's insets, hairline, selection, swipe actions and edit controls around it.
struct ListRow: View, PrimitiveView {
    let row: LazyRow
    let place: RowPlace

    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        ListRowNode(view: self, parent: parent, environment: environment)
    }

    /// Headers and footers are written smaller than rows.
    @MainActor
    func content(look: ListLook, prominence: Prominence) -> any View {
        switch row.kind {
        case .row: row.make()
        case .header: ListCaption(content: AnyView(any: row.make()), isProminent: prominence == .increased)
        case .footer: ListCaption(content: AnyView(any: row.make()), isProminent: false)
        }
    }
}

private struct ListCaption: View {
    let content: AnyView
    let isProminent: Bool

    var body: some View {
        content
            .font(isProminent ? .headline : .footnote)
            .fontWeight(isProminent ? .semibold : .medium)
            .foregroundStyle(isProminent ? .primary : .secondary)
            .accessibilityAddTraits(.isHeader)
    }
}
