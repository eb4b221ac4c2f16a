/// Where in the structure a row was found; makes ids unique that two collections have in common.
struct RowPath: Hashable {
    private enum Step: Hashable {
        case place(Int)
        case element(AnyHashable)
    }

    private var steps: [Step] = []

    func appending(_ place: Int) -> RowPath {
        var copy = self
        copy.steps.append(.place(place))
        return copy
    }

    func appending(element: AnyHashable) -> RowPath {
        var copy = self
        copy.steps.append(.element(element))
        return copy
    }

    /// A number that stands for the path as long as the process runs. Paths are few: one for each collection in the source
    /// code, or for each section that was ever shown.
    @MainActor var number: Int32 {
        if let known = Self.numbers[self] { return known }
        let new = Int32(Self.numbers.count)
        Self.numbers[self] = new
        return new
    }

    @MainActor private static var numbers: [RowPath: Int32] = [:]
}

/// The id of a row from a collection, together with the place of the collection.
///
/// With an `Int`, a `String` or a `UUID` it takes 24 bytes, which `AnyHashable` holds without allocating memory.
struct RowID<ID: Hashable>: Hashable, CollectionRowID {
    let collection: Int32
    /// An id that occurs twice is a mistake of the customer's; its later occurrences are told apart by a number.
    let occurrence: Int32
    let id: ID
}

protocol CollectionRowID {
    var collection: Int32 { get }
}
