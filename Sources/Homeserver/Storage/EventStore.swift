import Matrix

/// Everything the homeserver keeps, behind one seam: SQLite here, another engine later, one contract suite for all.
///
/// Writes come only through ``commit(_:)``, from one place, in order. Reads may come from anywhere, and see what was
/// committed.
protocol EventStore: RoomStore, RelationStore, SearchStore, AccountStore, DirectoryStore, MediaStore, KeyStore,
    PushStore,
    BackupStore
{
    /// Commits many units in one transaction. When it throws, nothing of any of them happened.
    ///
    /// - Returns: for each unit what came of it.
    func commit(_ units: [[StoreChange]]) throws -> [UnitOutcome]

    /// Where the counters stood when the store was opened.
    func counters() throws -> StoreCounters
}

/// What came of one unit of changes.
enum UnitOutcome: Sendable, Hashable {
    case committed
    /// Its event had been stored already, by an earlier try with the same transaction id.
    case duplicate(of: EventID)
    /// It would have broken a rule of uniqueness (a taken name); none of it was stored.
    case conflict
}

/// The highest numbers in use.
struct StoreCounters: Sendable, Hashable {
    var position = 0
    var room = 0
}
