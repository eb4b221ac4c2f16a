import Foundation

/// Finds the steps from one list to another.
enum ListDiff {
    /// Few steps, in the order: removals, insertions, moves, updates. An item that stands elsewhere in both lists, where the others
    /// keep their order, is one move.
    static func changes<Item: Identifiable & Equatable>(from old: [Item], to new: [Item]) -> [ListChange<Item>] {
        let oldIDs = old.map(\.id)
        let newIDs = new.map(\.id)
        var changes: [ListChange<Item>] = []
        var moved: Set<Item.ID> = []
        if oldIDs != newIDs {
            let steps = newIDs.difference(from: oldIDs).inferringMoves()
            for step in steps.removals.reversed() {
                guard case .remove(let offset, _, nil) = step else { continue }
                changes.append(.remove(old[offset], index: IndexPath(listIndex: offset)))
            }
            for step in steps.insertions {
                guard case .insert(let offset, let id, let origin) = step else { continue }
                if let origin {
                    moved.insert(id)
                    changes.append(
                        .move(
                            new[offset], fromIndex: IndexPath(listIndex: origin), toIndex: IndexPath(listIndex: offset))
                    )
                } else {
                    changes.append(.insert(new[offset], index: IndexPath(listIndex: offset)))
                }
            }
        }
        let before = Dictionary(zip(oldIDs, old), uniquingKeysWith: { first, _ in first })
        for (offset, item) in new.enumerated() where !moved.contains(item.id) {
            guard let earlier = before[item.id], earlier != item else { continue }
            changes.append(.update(item, index: IndexPath(listIndex: offset)))
        }
        return changes
    }
}
