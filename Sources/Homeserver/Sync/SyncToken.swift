/// A place in the stream of changes, as clients carry it: `next_batch` and `since`.
///
/// The log's position holds for ever. Typing and presence live in memory, so their position counts only in the same
/// run of the server: after a restart they are told anew.
struct SyncToken: Sendable, Hashable {
    var position: Int
    var ephemeral: Int
    /// Names the run of the server that counted `ephemeral`.
    var run: String
    /// Up to where messages between devices were told, when not all of them were.
    var toDevice: Int?

    var inboxPosition: Int { toDevice ?? position }

    init(position: Int, ephemeral: Int, run: String) {
        self.position = position
        self.ephemeral = ephemeral
        self.run = run
    }

    init?(_ text: String, currentRun: String) {
        let parts = text.split(separator: "_", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].first == "s", let ephemeral = Int(parts[1]), ephemeral >= 0 else { return nil }
        let positions = parts[0].dropFirst().split(separator: "d", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(positions.count), positions.allSatisfy({ ($0 ?? -1) >= 0 }), let position = positions[0]
        else { return nil }
        self.init(position: position, ephemeral: parts[2] == currentRun ? ephemeral : 0, run: currentRun)
        if positions.count == 2 { toDevice = positions[1] }
    }

    var text: String { "s\(position)\(toDevice.map { "d\($0)" } ?? "")_\(ephemeral)_\(run)" }
}

/// A place between two events of a room's log: everything up to `position` lies before it.
struct PaginationToken: Sendable, Hashable {
    var position: Int

    init(position: Int) { self.position = position }

    /// Takes sync tokens too: clients page on from where a sync ended.
    init?(_ text: String) {
        if text.first == "t", let position = Int(text.dropFirst()), position >= 0 {
            self.position = position
        } else if let token = SyncToken(text, currentRun: "") {
            position = token.position
        } else {
            return nil
        }
    }

    var text: String { "t\(position)" }
}
