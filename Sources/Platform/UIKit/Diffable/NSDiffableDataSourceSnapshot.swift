import Foundation

/// The sections and items of a list as values: what to show, not how to get there.
///
/// Identifiers are unique in the whole snapshot; appending one that is there already moves it.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private(set) var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: Questions

    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.id == identifier }?.items ?? []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section].id }
    }
    /// Counted through all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.id == identifier }
    }

    func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (section, part) in sections.enumerated() {
            if let index = part.items.firstIndex(of: item) { return (section, index) }
        }
        return nil
    }

    // MARK: Items

    /// Appends to the section, or to the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
    ) {
        remove(identifiers)
        guard let index = section.map({ indexOfSection($0) }) ?? sections.indices.last else {
            preconditionFailure("There is no section to append items to")
        }
        sections[index].items += unique(identifiers)
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType) {
        insert(identifiers, beside: item, after: false)
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType) {
        insert(identifiers, beside: item, after: true)
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { remove(identifiers) }
    public mutating func deleteAllItems() { sections = [] }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem item: ItemIdentifierType) {
        insert([identifier], beside: item, after: false)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem item: ItemIdentifierType) {
        insert([identifier], beside: item, after: true)
    }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
    }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for id in identifiers where indexOfSection(id) == nil { sections.append((id, [])) }
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection section: SectionIdentifierType
    ) {
        insertSections(identifiers, beside: section, after: false)
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection section: SectionIdentifierType
    ) {
        insertSections(identifiers, beside: section, after: true)
    }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.id) }
    }
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection section: SectionIdentifierType)
    {
        moveSection(identifier, beside: section, after: false)
    }
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection section: SectionIdentifierType) {
        moveSection(identifier, beside: section, after: true)
    }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
    }

    mutating func forgetReloads() {
        reloadedSectionIdentifiers = []
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
    }

    // MARK: How

    private func unique(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        var seen = Set<ItemIdentifierType>()
        return identifiers.filter { seen.insert($0).inserted }
    }

    private mutating func remove(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices where sections[index].items.contains(where: gone.contains) {
            sections[index].items.removeAll(where: gone.contains)
        }
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool) {
        remove(identifiers.filter { $0 != item })
        guard let place = place(of: item) else { preconditionFailure("The item \(item) is not in the snapshot") }
        sections[place.section].items.insert(
            contentsOf: unique(identifiers).filter { $0 != item }, at: place.item + (after ? 1 : 0))
    }

    private mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beside section: SectionIdentifierType, after: Bool
    ) {
        guard let index = indexOfSection(section) else {
            preconditionFailure("The section \(section) is not in the snapshot")
        }
        let new = identifiers.filter { indexOfSection($0) == nil }.map { (id: $0, items: [ItemIdentifierType]()) }
        sections.insert(contentsOf: new, at: index + (after ? 1 : 0))
    }

    private mutating func moveSection(
        _ identifier: SectionIdentifierType, beside section: SectionIdentifierType, after: Bool
    ) {
        guard identifier != section, let from = indexOfSection(identifier) else { return }
        let moved = sections.remove(at: from)
        guard let index = indexOfSection(section) else {
            preconditionFailure("The section \(section) is not in the snapshot")
        }
        sections.insert(moved, at: index + (after ? 1 : 0))
    }

    // MARK: From one to another

    /// Where the sections and items of this snapshot were in an older one.
    func origins(in old: Self) -> [BatchChanges.Section] {
        var places: [ItemIdentifierType: IndexPath] = [:], sectionPlaces: [SectionIdentifierType: Int] = [:]
        for (section, part) in old.sections.enumerated() {
            sectionPlaces[part.id] = section
            for (item, id) in part.items.enumerated() { places[id] = IndexPath(item: item, section: section) }
        }
        let reloaded = Set(reloadedItemIdentifiers), reloadedSections = Set(reloadedSectionIdentifiers)
        return sections.map { part in
            let isReloaded = reloadedSections.contains(part.id)
            return BatchChanges.Section(
                origin: isReloaded ? nil : sectionPlaces[part.id],
                items: part.items.map { id in
                    guard let path = places[id] else { return .new }
                    return isReloaded || reloaded.contains(id) ? .reloaded(path) : .kept(path)
                })
        }
    }
}

extension NSDiffableDataSourceSnapshot: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        a.sections.count == b.sections.count
            && zip(a.sections, b.sections).allSatisfy { $0.id == $1.id && $0.items == $1.items }
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
