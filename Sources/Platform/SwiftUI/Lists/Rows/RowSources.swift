import UIKit

extension EmptyView: RowSource {
    func appendRows(to rows: inout [LazyRow], path: RowPath) {}
}

extension TupleView: RowSource {
    func appendRows(to rows: inout [LazyRow], path: RowPath) {
        for (index, element) in elements.enumerated() {
            RowCollector.append(element, to: &rows, path: path.appending(index))
        }
    }
}

extension Group: RowSource where Content: View {
    func appendRows(to rows: inout [LazyRow], path: RowPath) { RowCollector.append(content, to: &rows, path: path) }
}

extension AnyView: RowSource {
    func appendRows(to rows: inout [LazyRow], path: RowPath) { RowCollector.append(content, to: &rows, path: path) }
}

extension Optional: RowSource where Wrapped: View {
    func appendRows(to rows: inout [LazyRow], path: RowPath) {
        if let self { RowCollector.append(self, to: &rows, path: path) }
    }
}

extension _ConditionalContent: RowSource where TrueContent: View, FalseContent: View {
    func appendRows(to rows: inout [LazyRow], path: RowPath) {
        switch storage {
        case .first(let content): RowCollector.append(content, to: &rows, path: path.appending(0))
        case .second(let content): RowCollector.append(content, to: &rows, path: path.appending(1))
        }
    }
}

extension ForEach: RowSource where Content: View {
    func appendRows(to rows: inout [LazyRow], path: RowPath) {
        var seen: [ID: Int] = [:]
        seen.reserveCapacity(data.count)
        rows.reserveCapacity(rows.count + data.count)
        let content = content
        for element in data {
            let id = id(element)
            let occurrence = seen[id, default: 0]
            seen[id] = occurrence + 1
            rows.append(
                LazyRow(
                    id: AnyHashable(RowID(path: path, id: AnyHashable(id), occurrence: occurrence)),
                    name: AnyHashable(id), make: { content(element) }))
        }
    }
}

extension ModifiedContent: RowSource where Content: View, Modifier: ViewModifier {
    /// A modifier of a whole collection applies to each of its rows.
    func appendRows(to rows: inout [LazyRow], path: RowPath) {
        guard content is any RowSource else {
            rows.append(LazyRow(id: AnyHashable(path), name: ViewNames.name(of: self), make: { self }))
            return
        }
        var inner: [LazyRow] = []
        RowCollector.append(content, to: &inner, path: path)
        if let editing = modifier as? any RowEditingModifier {
            editing.apply(to: &inner)
            rows += inner
            return
        }
        let modifier = modifier
        rows += inner.map { row in
            var dressed = row
            dressed.make = { ModifiedContent<AnyView, Modifier>(AnyView(any: row.make()), modifier) }
            return dressed
        }
    }
}

extension ModifiedContent {
    init(_ content: Content, _ modifier: Modifier) { self.init(content: content, modifier: modifier) }
}
