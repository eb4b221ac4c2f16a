import Foundation

/// Finds the steps from one list to the next.
enum ListDiff {
    /// Few steps, in the order: removals, insertions, moves, updates. An item that stands elsewhere in both lists, where the others
    /// keep their order, is one move.
    ///
    /// - Parameter touched: The only items that may be different inside; nil: any may be.
    static func changes<Item: Identifiable & Equatable>(
        from old: [Item], to new: [Item], touched: Set<Item.ID>? = nil
    ) -> [ListChange<Item>] {
        // Lists mostly change at an end. What is equal around the change costs no search.
        let shorter = min(old.count, new.count)
        var (prefix, suffix) = (0, 0)
        while prefix < shorter, old[prefix].id == new[prefix].id { prefix += 1 }
        while prefix + suffix < shorter, old[old.count - 1 - suffix].id == new[new.count - 1 - suffix].id {
            suffix += 1
        }
        let oldIDs = old[prefix..<(old.count - suffix)].map(\.id)
        let newIDs = new[prefix..<(new.count - suffix)].map(\.id)
        var changes: [ListChange<Item>] = []
        var moved: Set<Item.ID> = []
        if oldIDs != newIDs {
            let steps = newIDs.difference(from: oldIDs).inferringMoves()
            for step in steps.removals.reversed() {
                guard case .remove(let offset, _, nil) = step else { continue }
                changes.append(.remove(old[prefix + offset], index: IndexPath(listIndex: prefix + offset)))
            }
            for step in steps.insertions {
                guard case .insert(let offset, let id, let origin) = step else { continue }
                let index = IndexPath(listIndex: prefix + offset)
                if let origin {
                    moved.insert(id)
                    changes.append(
                        .move(new[prefix + offset], fromIndex: IndexPath(listIndex: prefix + origin), toIndex: index))
                } else {
                    changes.append(.insert(new[prefix + offset], index: index))
                }
            }
        }
        if touched?.isEmpty == true { return changes }
        let before = Dictionary(
            old.lazy.filter { touched?.contains($0.id) ?? true }.map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        for (offset, item) in new.enumerated() where !moved.contains(item.id) {
            guard let earlier = before[item.id], earlier != item else { continue }
            changes.append(.update(item, index: IndexPath(listIndex: offset)))
        }
        return changes
    }
}
