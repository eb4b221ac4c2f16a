import Foundation

/// One step from an old list to a new one.
///
/// Indexes have two parts, section (always 0) and item. `remove` and the start of a `move` count in the old list; `insert`,
/// `update` and the end of a `move` count in the new one. An item that moved *and* changed is one `move` that carries the new value.
public enum ListChange<Item> {
    /// An item is new.
    case insert(_ item: Item, index: IndexPath)
    /// An item stands elsewhere; it may have changed too.
    case move(_ item: Item, fromIndex: IndexPath, toIndex: IndexPath)
    /// An item has changed in its place.
    case update(_ item: Item, index: IndexPath)
    /// An item has gone.
    case remove(_ item: Item, index: IndexPath)

    /// The item, as it is after the step; for a removal, as it was.
    public var item: Item {
        switch self {
        case .insert(let item, _), .move(let item, _, _), .update(let item, _), .remove(let item, _): item
        }
    }
}

extension ListChange: Equatable where Item: Equatable {}
extension ListChange: Sendable where Item: Sendable {}

extension IndexPath {
    init(listIndex: Int) {
        self.init(indexes: [0, listIndex])
    }
}
