import UIKit

/// A row of a lazy list: its identity, and how to make its view when it is needed.
///
/// There is one for each of many thousand elements, made anew with every change of the list: it holds no closure of its own
/// and shares what it can.
struct LazyRow {
    /// Unique in the list.
    let id: AnyHashable
    let maker: RowMaker
    /// Which of the maker's rows it is.
    let place: Int
    var kind = Kind.row
    /// Rows of one section have the same; rows outside of sections have none.
    var section: RowPath?
    var actions: RowActions?
    /// The place of the row among those that `actions` are for.
    var actionPlace = 0

    enum Kind { case row, header, footer }

    init(id: AnyHashable, maker: RowMaker, place: Int = 0, kind: Kind = .row) {
        self.id = id
        self.maker = maker
        self.place = place
        self.kind = kind
    }

    @MainActor init(id: AnyHashable, _ view: any View, name: AnyHashable? = nil, kind: Kind = .row) {
        self.init(id: id, maker: SingleRowMaker(view, name: name), kind: kind)
    }

    @MainActor func make() -> any View { maker.make(place) }
    /// What `ScrollViewProxy.scrollTo` may call it, and the tag of its view where it has no other.
    @MainActor var name: AnyHashable? { maker.name(place) }
    /// The names of what stands in the row, where it is a line of a grid.
    @MainActor var innerNames: [AnyHashable] { maker.innerNames(place) }
    @MainActor var editing: RowEditing { actions?.editing(at: actionPlace) ?? RowEditing() }
}

/// Makes the views of rows that come from one place in the structure.
@MainActor
class RowMaker {
    func make(_ place: Int) -> any View { fatalError("abstract") }
    func name(_ place: Int) -> AnyHashable? { nil }
    func innerNames(_ place: Int) -> [AnyHashable] { [] }
}

final class SingleRowMaker: RowMaker {
    private let view: any View
    private let name: AnyHashable?

    init(_ view: any View, name: AnyHashable?) {
        self.view = view
        self.name = name
    }

    override func make(_ place: Int) -> any View { view }
    override func name(_ place: Int) -> AnyHashable? { name }
}

/// The rows of another maker, each with a modifier.
final class ModifiedRowMaker<Modifier: ViewModifier>: RowMaker {
    private let inner: RowMaker
    private let modifier: Modifier

    init(_ inner: RowMaker, _ modifier: Modifier) {
        self.inner = inner
        self.modifier = modifier
    }

    override func make(_ place: Int) -> any View {
        ModifiedContent<AnyView, Modifier>(content: AnyView(any: inner.make(place)), modifier: modifier)
    }
    override func name(_ place: Int) -> AnyHashable? {
        (modifier as? any ViewNaming)?.viewName ?? inner.name(place)
    }
    override func innerNames(_ place: Int) -> [AnyHashable] { inner.innerNames(place) }
}
