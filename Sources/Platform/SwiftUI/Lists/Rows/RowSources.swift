import UIKit

extension EmptyView: RowSource {
    static var rowShape: RowShape { .optional }
    func appendRows(to rows: inout [LazyRow], path: RowPath) {}
}

extension TupleView: RowSource {
    static var rowShape: RowShape { .several }
    func appendRows(to rows: inout [LazyRow], path: RowPath) {
        for (index, element) in elements.enumerated() {
            RowCollector.append(element, to: &rows, path: path.appending(index))
        }
    }
}

extension Group: RowSource where Content: View {
    static var rowShape: RowShape { RowShape.of(Content.self) }
    func appendRows(to rows: inout [LazyRow], path: RowPath) { RowCollector.append(content, to: &rows, path: path) }
}

extension AnyView: RowSource {
    /// Nobody knows before it is made; a collection of them is taken to have a row for each.
    static var rowShape: RowShape { .one }
    func appendRows(to rows: inout [LazyRow], path: RowPath) { RowCollector.append(content, to: &rows, path: path) }
}

extension Optional: RowSource where Wrapped: View {
    static var rowShape: RowShape { max(.optional, RowShape.of(Wrapped.self)) }
    func appendRows(to rows: inout [LazyRow], path: RowPath) {
        if let self { RowCollector.append(self, to: &rows, path: path) }
    }
}

extension _ConditionalContent: RowSource where TrueContent: View, FalseContent: View {
    static var rowShape: RowShape { max(RowShape.of(TrueContent.self), RowShape.of(FalseContent.self)) }
    func appendRows(to rows: inout [LazyRow], path: RowPath) {
        switch storage {
        case .first(let content): RowCollector.append(content, to: &rows, path: path.appending(0))
        case .second(let content): RowCollector.append(content, to: &rows, path: path.appending(1))
        }
    }
}

extension ModifiedContent: RowSource where Content: View, Modifier: ViewModifier {
    static var rowShape: RowShape { RowShape.of(Content.self) }

    /// A modifier of a whole collection applies to each of its rows.
    func appendRows(to rows: inout [LazyRow], path: RowPath) {
        let isStructure = content is any RowSource || RowBodies.current != nil && RowShape.of(Content.self) != .one
        guard isStructure else {
            rows.append(LazyRow(id: AnyHashable(path), self, name: ViewNames.name(of: self)))
            return
        }
        let start = rows.count
        RowCollector.append(content, to: &rows, path: path)
        if let editing = modifier as? any RowEditingModifier {
            editing.apply(to: &rows[start...])
            return
        }
        var makers: [ObjectIdentifier: RowMaker] = [:]
        // A sheet of a section is one sheet, not one for each of its rows.
        let end = modifier is any OncePerCollection ? min(start + 1, rows.count) : rows.count
        for index in start..<end {
            let row = rows[index]
            let maker = makers[ObjectIdentifier(row.maker)] ?? ModifiedRowMaker(row.maker, modifier)
            makers[ObjectIdentifier(row.maker)] = maker
            var dressed = LazyRow(id: row.id, maker: maker, place: row.place, kind: row.kind)
            dressed.section = row.section
            dressed.actions = row.actions
            dressed.actionPlace = row.actionPlace
            rows[index] = dressed
        }
    }
}
