import JSON
import Matrix

/// A filter, asked about some events. A line apart stand the type and the sender.
func fuzzFilters(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false).map(
        Array.init)
    guard let json = try? JSONValue(parsing: lines[0], maxDepth: 100) else { return }
    let filter = SyncFilter(json)
    let words = lines.dropFirst().map { String(decoding: $0, as: UTF8.self) } + ["m.room.message", "@a:b"]
    for part in [filter.timeline, filter.state, filter.ephemeral, filter.accountData] {
        for word in words {
            let admits = part.admits(type: word) && part.admits(sender: word)
            precondition(!part.admitsEverything || admits, "a filter that admits everything doesn't")
        }
        _ = part.limit
    }
    if let room = RoomID("!a:b") { _ = filter.admits(room: room) }
}
