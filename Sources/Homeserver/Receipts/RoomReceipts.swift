import Matrix

/// How far everybody read in a room.
struct RoomReceipts: Sendable {
    private struct Slot: Hashable, Sendable {
        let kind: ReadReceipt.Kind
        let thread: String?
    }

    private var byUser: [UserID: [Slot: StoredReceipt]] = [:]
    /// The position of the latest change.
    private(set) var position = 0

    init(_ stored: [StoredReceipt]) {
        for receipt in stored { apply(receipt) }
    }

    mutating func apply(_ stored: StoredReceipt) {
        let receipt = stored.receipt
        byUser[receipt.userID, default: [:]][Slot(kind: receipt.kind, thread: receipt.threadID)] = stored
        position = max(position, stored.position)
    }

    func receipts(of user: UserID) -> some Sequence<StoredReceipt> { (byUser[user] ?? [:]).values }

    /// Where someone stands already: a receipt only ever moves forwards.
    func eventPosition(of user: UserID, _ kind: ReadReceipt.Kind, thread: String?) -> Int {
        byUser[user]?[Slot(kind: kind, thread: thread)]?.eventPosition ?? 0
    }

    /// What changed after a position, as one person may see it: everybody's public receipts, and their own private ones.
    func changes(after position: Int, visibleTo user: UserID) -> [ReadReceipt] {
        guard self.position > position else { return [] }
        return byUser.values.joined().lazy
            .map(\.value)
            .filter { $0.position > position && ($0.receipt.kind == .read || $0.receipt.userID == user) }
            .map(\.receipt)
    }

    /// What one person's own receipts changed to after a position.
    func ownChanges(after position: Int, of user: UserID) -> [ReadReceipt] {
        guard self.position > position else { return [] }
        return receipts(of: user).filter { $0.position > position }.map(\.receipt)
    }

    func hasOwnChange(after position: Int, of user: UserID) -> Bool {
        byUser[user]?.values.contains { $0.position > position } ?? false
    }
}
