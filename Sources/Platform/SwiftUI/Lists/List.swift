import UIKit

/// A list of rows, as many as there are: only visible ones are alive.
///
/// Rows can be selected with the pointer and the arrow keys, pulled aside for their `swipeActions`, deleted and put in order.
public struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: ListRowSelection?
    let content: Content
    @State private var context = ListContext()

    init(selection: ListRowSelection?, rows: Content) {
        self.selection = selection
        content = rows
    }

    public var body: some View {
        let _ = context.selection = selection
        ListRows(context: context, content: content)
            .environment(\.scrollContext, nil)
            .environment(\.isInList, true)
            .environment(\.listContext, context)
    }
}

extension ListRowSelection {
    init<Value: Hashable>(single: Binding<Value?>) {
        allowsMany = false
        contains = { value in
            single.wrappedValue.map { value == AnyHashable($0) || value == AnyHashable(Optional($0)) } ?? false
        }
        select = { value, _ in
            if let value = value.base as? Value { single.wrappedValue = value }
        }
    }

    init<Value: Hashable>(one: Binding<Value>) {
        allowsMany = false
        contains = { $0 == AnyHashable(one.wrappedValue) }
        select = { value, _ in if let value = value.base as? Value { one.wrappedValue = value } }
    }

    init<Value: Hashable>(many: Binding<Set<Value>>) {
        allowsMany = true
        contains = { ($0.base as? Value).map { many.wrappedValue.contains($0) } ?? false }
        select = { value, toggles in
            guard let value = value.base as? Value else { return }
            if !toggles {
                many.wrappedValue = [value]
            } else if many.wrappedValue.contains(value) {
                many.wrappedValue.remove(value)
            } else {
                many.wrappedValue.insert(value)
            }
        }
    }
}

/// The recycler of a list, with the list's rows dressed.
struct ListRows<Content: View>: View, PrimitiveView, RecyclerContent {
    let context: ListContext
    let content: Content

    func rowStyle(in environment: EnvironmentValues) -> RowStyle {
        RowStyle(spacing: environment.listRowSpacing, alignment: .leading, estimatedHeight: 52)
    }

    var rows: [LazyRow] { RowCollector.rows(of: content) }

    func makeRow(_ rows: [LazyRow], at index: Int) -> @MainActor () -> any View {
        let isFirst = starts(rows, index)
        let place = RowPlace(
            isFirst: isFirst, isLast: ends(rows, index),
            followsSection: isFirst && rows[index].kind == .row && index > 0 && rows[index - 1].kind != .header)
        let row = ListRow(row: rows[index], place: place)
        return { row }
    }

    private func starts(_ rows: [LazyRow], _ index: Int) -> Bool {
        guard index > 0 else { return true }
        return rows[index - 1].kind != .row || rows[index - 1].section != rows[index].section
    }

    private func ends(_ rows: [LazyRow], _ index: Int) -> Bool {
        guard index + 1 < rows.count else { return true }
        return rows[index + 1].kind != .row || rows[index + 1].section != rows[index].section
    }

    func rowsDidChange(_ rows: [LazyRow], in recycler: RecyclerView) { context.connect(rows, recycler) }

    func pins(in environment: EnvironmentValues) -> PinnedScrollableViews {
        environment.listLook == .plain ? .sectionHeaders : []
    }

    func decorate(_ recycler: RecyclerView, _ environment: EnvironmentValues) {
        let isCards = environment.listLook == .cards
        recycler.backgroundColor = isCards && environment.showsScrollBackground ? .systemGroupedBackground : .clear
        // Room above the first card and below the last; a header brings its own.
        guard environment.listLook != .plain, environment.scrollContentInsets == EdgeInsets() else { return }
        let top: CGFloat = isCards ? 12 : 8
        recycler.contentInset.top += top
        recycler.contentInset.bottom += isCards ? 20 : 8
    }

    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        RecyclerNode(view: self, parent: parent, environment: environment)
    }
}
