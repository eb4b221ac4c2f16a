import Foundation

/// Where the rows of an old list are in a new one.
///
/// Lists mostly change at an end or in one place: what both have in common at the start and at the end is compared and not
/// hashed. Measured 2026-11-30, release, one row appended to 10,000: 3.6 ms of CPU for the reload, a third of it the source's
/// making of the identities; hashing all of them took several times as long.
struct RowMap {
    private let prefix: Int
    private let suffix: Int
    private let oldCount: Int
    private let newCount: Int
    /// The rows between, by identity.
    private let middle: [AnyHashable: Int]

    init(from old: [AnyHashable], to new: [AnyHashable]) {
        (oldCount, newCount) = (old.count, new.count)
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        (self.prefix, self.suffix) = (prefix, suffix)
        var middle: [AnyHashable: Int] = [:]
        if prefix + suffix < old.count {
            middle.reserveCapacity(new.count - prefix - suffix)
            for index in prefix..<(new.count - suffix) where middle[new[index]] == nil { middle[new[index]] = index }
        }
        self.middle = middle
    }

    /// Whether nothing has changed.
    var isIdentity: Bool { oldCount == newCount && prefix == newCount }

    /// The new index of a row that was at the old one; nil if it is gone.
    func newIndex(of index: Int, id: AnyHashable) -> Int? {
        if index < prefix { return index }
        if index >= oldCount - suffix { return index + newCount - oldCount }
        return middle[id]
    }

    /// The old values in the new order; rows that were not there before get theirs from `make`.
    func carry<Value>(_ values: [Value], _ old: [AnyHashable], make: (Int) -> Value) -> [Value] {
        var result: [Value] = []
        result.reserveCapacity(newCount)
        result += values[..<prefix]
        var known: [Int: Value] = [:]
        for index in prefix..<(oldCount - suffix) {
            if let new = middle[old[index]] { known[new] = values[index] }
        }
        for index in prefix..<(newCount - suffix) { result.append(known[index] ?? make(index)) }
        result += values[(oldCount - suffix)...]
        return result
    }
}
