/// What has changed since a list was last read, while commits and reads go on side by side.
///
/// A change is published after its commit. A read that begins later sees it. So a reader looks at what is pending *before* it begins,
/// and takes off afterwards only what it has looked at. A change must stay until a read that has seen it is done: otherwise another
/// read that runs first would show the old state to someone who was promised the new.
struct PendingChanges: Sendable {
    private var changes: [(number: Int, change: TimelineChange)] = []
    private var next = 0

    mutating func add(_ change: TimelineChange) {
        changes.append((next, change))
        next += 1
    }

    /// What is pending now, and the ticket to take it off with.
    func snapshot() -> (change: TimelineChange, ticket: Int) {
        var union = TimelineChange()
        for entry in changes { union.formUnion(entry.change) }
        return (union, next)
    }

    mutating func remove(upTo ticket: Int) { changes.removeAll { $0.number < ticket } }
}
