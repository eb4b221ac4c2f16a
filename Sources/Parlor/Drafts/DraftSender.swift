internal import JSON
import Synchronization

/// Brings drafts to the account a moment after the last change: while somebody types there is one request, not one for each letter.
final class DraftSender: StoreListener {
    /// How long the text must rest.
    static let pause = Duration.seconds(2)

    private let state = Mutex(State())

    private struct State {
        var changes: [String: Int] = [:]
        weak var session: UserSession?
    }

    func follow(_ session: UserSession) {
        state.withLock { $0.session = session }
        session.hub.add(self)
    }

    func storeChanged(_ update: StoreUpdate) {
        for roomID in update.drafts { changed(roomID) }
    }

    private func changed(_ roomID: String) {
        let (number, session) = state.withLock { state in
            state.changes[roomID, default: 0] += 1
            return (state.changes[roomID], state.session)
        }
        session?.run { [weak self, weak session] in
            guard let session else { return }
            try? await session.dependencies.sleep(Self.pause)
            guard let self, self.state.withLock({ $0.changes[roomID] }) == number,
                let cid = session.index.record(roomID: roomID)?.channel.cid
            else { return }
            try? await session.changeNote(ChannelNotes.draft, in: cid) { content, _, _ in content }
        }
    }
}
