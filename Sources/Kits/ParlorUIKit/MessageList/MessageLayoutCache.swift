/// Keeps the layouts of the messages that were measured last, so that showing a row does not compute it again.
@MainActor final class MessageLayoutCache {
    private var recent: [MessageId: Entry] = [:]
    private var older: [MessageId: Entry] = [:]
    /// Two generations of this many: what was used in either stays.
    private let generationSize: Int

    private struct Entry {
        let row: MessageRow
        let layout: MessageLayout
    }

    init(generationSize: Int = 300) { self.generationSize = generationSize }

    func layout(of row: MessageRow, in context: MessageContext) -> MessageLayout {
        if let entry = recent[row.id] ?? older[row.id], entry.row == row {
            if recent[row.id] == nil { keep(entry) }
            return entry.layout
        }
        let entry = Entry(row: row, layout: context.components.messageView.layout(of: row, in: context))
        keep(entry)
        return entry.layout
    }

    private func keep(_ entry: Entry) {
        if recent.count >= generationSize { (older, recent) = (recent, [:]) }
        recent[entry.row.id] = entry
    }

    func removeAll() { (recent, older) = ([:], [:]) }
}
