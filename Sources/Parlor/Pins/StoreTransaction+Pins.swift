internal import JSON
internal import SQLite

extension StoreTransaction {
    /// Messages that were or will be pinned show it.
    func tellOfPins(_ content: JSONElement, room: Int) throws {
        let old = try database.storedPins(inRoom: room)
        let new = content["pinned"]?.elements.compactMap(\.string) ?? []
        messagesChanged(room, TimelineChange(messages: Set(old).symmetricDifference(new)))
    }
}
