import Matrix

/// A room as the log knows it: its identifier, and the small number that stands for it in every row.
struct RoomRecord: Sendable, Hashable {
    let key: Int
    let id: RoomID
}
