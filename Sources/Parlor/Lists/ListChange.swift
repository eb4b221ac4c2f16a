import Foundation

/// One step from an old list to a new one.
///
/// Indexes have two parts, section (always 0) and item. `remove` and the start of a `move` count in the old list; `insert`,
/// `update` and the end of a `move` count in the new one. An item that moved *and* changed is one `move` that carries the new value.
public enum ListChange<Item> {
    case insert(_ item: Item, index: IndexPath)
    case move(_ item: Item, fromIndex: IndexPath, toIndex: IndexPath)
    case update(_ item: Item, index: IndexPath)
    case remove(_ item: Item, index: IndexPath)

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
