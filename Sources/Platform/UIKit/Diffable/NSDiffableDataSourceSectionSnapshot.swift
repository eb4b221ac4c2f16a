import Foundation

/// The items of one section as a tree; what lies below a closed item is not shown.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var roots: [ItemIdentifierType] = []
    private var childrenOf: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parentOf: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var open: Set<ItemIdentifierType> = []

    public init() {}

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent {
            childrenOf[parent, default: []] += items
            for item in items { parentOf[item] = parent }
        } else {
            roots += items
        }
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, item, 0)
    }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, item, 1)
    }

    private mutating func insert(_ items: [ItemIdentifierType], _ item: ItemIdentifierType, _ offset: Int) {
        let parent = parentOf[item]
        var siblings = parent.map { childrenOf[$0] ?? [] } ?? roots
        guard let index = siblings.firstIndex(of: item) else { return }
        siblings.insert(contentsOf: items, at: index + offset)
        if let parent {
            childrenOf[parent] = siblings
            for new in items { parentOf[new] = parent }
        } else {
            roots = siblings
        }
    }

    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            delete(childrenOf[item] ?? [])
            if let parent = parentOf[item] {
                childrenOf[parent]?.removeAll { $0 == item }
            } else {
                roots.removeAll { $0 == item }
            }
            childrenOf[item] = nil
            parentOf[item] = nil
            open.remove(item)
        }
    }

    public mutating func deleteAll() { self = Self() }
    public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }

    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(childrenOf[parent] ?? [])
        insert(snapshot, to: parent)
    }
    public mutating func insert(_ snapshot: Self, to parent: ItemIdentifierType) {
        append(snapshot.roots, to: parent)
        for (key, children) in snapshot.childrenOf { append(children, to: key) }
        open.formUnion(snapshot.open)
    }

    public var items: [ItemIdentifierType] { roots.flatMap { walk($0, all: true) } }
    public var rootItems: [ItemIdentifierType] { roots }
    public var visibleItems: [ItemIdentifierType] { roots.flatMap { walk($0, all: false) } }
    public func contains(_ item: ItemIdentifierType) -> Bool { roots.contains(item) || parentOf[item] != nil }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parentOf[child] }
    public func level(of item: ItemIdentifierType) -> Int { parentOf[item].map { level(of: $0) + 1 } ?? 0 }
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        if includingParent { part.append([parent]) }
        part.append(childrenOf[parent] ?? [], to: includingParent ? parent : nil)
        for child in childrenOf[parent] ?? [] where childrenOf[child] != nil {
            part.insert(snapshot(of: child), to: child)
        }
        part.open = open
        return part
    }

    private func walk(_ item: ItemIdentifierType, all: Bool) -> [ItemIdentifierType] {
        guard all || open.contains(item) else { return [item] }
        return [item] + (childrenOf[item] ?? []).flatMap { walk($0, all: all) }
    }
}
