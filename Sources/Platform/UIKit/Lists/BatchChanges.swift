import Foundation

/// What a batch of updates does to the sections and items of a list.
///
/// As in UIKit: deletions, reloads and the sources of moves are counted in the list before the batch, insertions and the
/// targets of moves in the list after it, whatever the order of the calls.
struct BatchChanges {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var moved: [(from: IndexPath, to: IndexPath)] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
    }

    /// Where each item of the new list comes from.
    enum Origin: Equatable {
        case kept(IndexPath)
        /// It stays, and its cell is asked for again.
        case reloaded(IndexPath)
        case new
    }

    struct Section: Equatable {
        /// The old section whose header and footer it keeps.
        var origin: Int?
        var items: [Origin]
    }

    /// The data source's counts do not follow from the old ones and the changes.
    struct Inconsistency: Error, CustomStringConvertible {
        let description: String
    }

    /// The new list, section by section.
    func apply(from old: [Int], to new: [Int]) throws -> [Section] {
        let sectionOrigins = try mapSections(old.count, new.count)
        var sections: [Section] = []
        let moveTargets = Dictionary(moved.map { ($0.to, $0.from) }) { first, _ in first }
        let moveSources = Set(moved.map(\.from))
        let insertedBySection = Dictionary(grouping: inserted, by: \.section)
        let deletedBySection = Dictionary(grouping: deleted.union(moveSources), by: \.section)
        let targetsBySection = Dictionary(grouping: moveTargets.keys, by: \.section)
        for (index, count) in new.enumerated() {
            let origin = sectionOrigins[index]
            let isFresh = origin == nil || reloadedSections.contains(origin!)
            var items = [Origin](repeating: .new, count: count)
            let targets = targetsBySection[index] ?? []
            for target in targets where target.item < count { items[target.item] = .kept(moveTargets[target]!) }
            if !isFresh, let origin {
                let gone = Set((deletedBySection[origin] ?? []).map(\.item))
                let taken = Set((insertedBySection[index] ?? []).map(\.item) + targets.map(\.item))
                if let stray = gone.first(where: { $0 >= old[origin] }) {
                    throw Inconsistency(
                        description: "item \(stray) of section \(origin) was removed, but it had \(old[origin]) items")
                }
                let remaining = old[origin] - gone.count
                guard remaining + taken.count == count else {
                    throw Inconsistency(
                        description: """
                            section \(index) has \(count) items after the update; it had \(old[origin]) before, \
                            \(gone.count) were removed or moved out, \(taken.count) inserted or moved in
                            """)
                }
                var next = 0
                for item in 0..<count where !taken.contains(item) {
                    while gone.contains(next) { next += 1 }
                    let path = IndexPath(item: next, section: origin)
                    items[item] = reloaded.contains(path) ? .reloaded(path) : .kept(path)
                    next += 1
                }
            }
            sections.append(Section(origin: isFresh ? nil : origin, items: items))
        }
        return sections
    }

    /// The old section of each new one.
    private func mapSections(_ old: Int, _ new: Int) throws -> [Int?] {
        var origins = [Int?](repeating: nil, count: new)
        let sources = Set(movedSections.map(\.from)), targets = Set(movedSections.map(\.to))
        let remaining = (0..<old).filter { !deletedSections.contains($0) && !sources.contains($0) }
        let slots = (0..<new).filter { !insertedSections.contains($0) && !targets.contains($0) }
        guard remaining.count == slots.count else {
            throw Inconsistency(
                description: """
                    there are \(new) sections after the update; there were \(old) before, \
                    \(deletedSections.count) were deleted, \(insertedSections.count) inserted
                    """)
        }
        for (slot, origin) in zip(slots, remaining) { origins[slot] = origin }
        for move in movedSections where move.to < new { origins[move.to] = move.from }
        return origins
    }
}
