import UIKit

/// A row of a lazy list: its identity, and how to make its view when it is needed.
struct LazyRow {
    /// Unique in the list.
    let id: AnyHashable
    /// What `ScrollViewProxy.scrollTo` may call it.
    let name: AnyHashable?
    let make: @MainActor () -> any View
    var kind = Kind.row

    enum Kind { case row, header, footer }
}

/// A view that a lazy list can take apart into rows without making nodes for them.
@MainActor
protocol RowSource {
    func appendRows(to rows: inout [LazyRow], path: RowPath)
}

/// Where in the structure a row was found; makes ids unique that two collections have in common.
struct RowPath: Hashable {
    private(set) var steps: [Int] = []

    func appending(_ step: Int) -> RowPath {
        var copy = self
        copy.steps.append(step)
        return copy
    }
}

/// An id together with the place of its collection.
struct RowID: Hashable {
    let path: RowPath
    let id: AnyHashable
    let occurrence: Int
}

@MainActor
enum RowCollector {
    static func rows(of view: any View) -> [LazyRow] {
        var rows: [LazyRow] = []
        append(view, to: &rows, path: RowPath())
        return rows
    }

    /// Structure is taken apart; anything else is one row.
    static func append(_ view: any View, to rows: inout [LazyRow], path: RowPath) {
        if let source = view as? any RowSource {
            source.appendRows(to: &rows, path: path)
        } else {
            rows.append(LazyRow(id: AnyHashable(path), name: nil, make: { view }))
        }
    }
}

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
            let name = (modifier as? any IDNaming)?.rowName
            rows.append(LazyRow(id: AnyHashable(path), name: name, make: { self }))
            return
        }
        var inner: [LazyRow] = []
        RowCollector.append(content, to: &inner, path: path)
        let modifier = modifier
        rows += inner.map { row in
            LazyRow(
                id: row.id, name: row.name,
                make: { ModifiedContent<AnyView, Modifier>(AnyView(any: row.make()), modifier) },
                kind: row.kind)
        }
    }
}

extension ModifiedContent {
    init(_ content: Content, _ modifier: Modifier) { self.init(content: content, modifier: modifier) }
}

/// A modifier that gives its content a name to scroll to.
@MainActor
protocol IDNaming {
    var rowName: AnyHashable { get }
}

extension IDModifier: IDNaming {
    var rowName: AnyHashable { AnyHashable(id) }
}
