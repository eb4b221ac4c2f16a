import UIKit

extension ForEach: RowSource where Content: View {
    static var rowShape: RowShape { .sections }

    func appendRows(to rows: inout [LazyRow], path: RowPath) {
        if makesOneRowEach { appendLazily(to: &rows, path: path) } else { appendEagerly(to: &rows, path: path) }
    }

    /// Whether an element's view need not be made to know how many rows it is. A customer's view that hides its content
    /// now and then is a row all the same: nobody wants ten thousand bodies evaluated to count them.
    @MainActor private var makesOneRowEach: Bool {
        let shape = RowShape.of(Content.self)
        return shape == .one || !(Content.self is any RowSource.Type) && shape != .sections
    }

    /// One loop without closures: what a generic type needs to know of itself is looked up once, and not for each row.
    @MainActor private func appendLazily(to rows: inout [LazyRow], path: RowPath) {
        rows.reserveCapacity(rows.count + data.count)
        let maker = ForEachRowMaker(self)
        let collection = path.number
        var seen: [ID: Int32] = [:]
        seen.reserveCapacity(data.count)
        var place = 0
        for element in data {
            let id = id(element)
            // One look-up for the usual case of an id that is new.
            var occurrence: Int32 = 0
            if let before = seen.updateValue(0, forKey: id) {
                occurrence = before + 1
                seen[id] = occurrence
            }
            let rowID = RowID(collection: collection, occurrence: occurrence, id: id)
            rows.append(LazyRow(id: AnyHashable(rowID), maker: maker, place: place))
            place += 1
        }
    }

    @MainActor private func appendEagerly(to rows: inout [LazyRow], path: RowPath) {
        var seen: [ID: Int32] = [:]
        for element in data {
            let id = id(element)
            let occurrence = seen[id].map { $0 + 1 } ?? 0
            seen[id] = occurrence
            let start = rows.count
            let inner = path.appending(element: RowID(collection: 0, occurrence: occurrence, id: id))
            RowCollector.append(content(element), to: &rows, path: inner)
            if start < rows.count { rows[start] = rows[start].named(id) }
        }
    }
}

/// Makes the views of a collection's elements.
final class ForEachRowMaker<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowMaker {
    private let view: ForEach<Data, ID, Content>

    init(_ view: ForEach<Data, ID, Content>) { self.view = view }

    private func element(_ place: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: place)]
    }

    override func make(_ place: Int) -> any View { view.content(element(place)) }
    override func name(_ place: Int) -> AnyHashable? { AnyHashable(view.id(element(place))) }
}

extension LazyRow {
    /// The first row of an element is found by the element's id, unless it has a name of its own.
    @MainActor
    fileprivate func named(_ id: some Hashable) -> LazyRow {
        guard name == nil else { return self }
        var copy = LazyRow(id: self.id, maker: NamedRowMaker(maker, AnyHashable(id)), place: place, kind: kind)
        copy.section = section
        copy.actions = actions
        copy.actionPlace = actionPlace
        return copy
    }
}

private final class NamedRowMaker: RowMaker {
    private let inner: RowMaker
    private let ownName: AnyHashable

    init(_ inner: RowMaker, _ name: AnyHashable) {
        self.inner = inner
        ownName = name
    }

    override func make(_ place: Int) -> any View { inner.make(place) }
    override func name(_ place: Int) -> AnyHashable? { ownName }
    override func innerNames(_ place: Int) -> [AnyHashable] { inner.innerNames(place) }
}
