import Foundation

extension ChatClient {
    /// Set when the connected user's store was found damaged, or written by a newer version, and was made anew: what was set aside,
    /// and how much of what waited to be sent was rescued. Nil when all is well, and after the next ``connect(userID:password:)``.
    public var storeRecovery: StoreRecovery? { state.withLock { $0.recovery } }

    func setRecovery(_ recovery: StoreRecovery?) { state.withLock { $0.recovery = recovery } }

    /// The store turned out to be damaged: close it, and open a new one with the same session.
    func reopen() {
        let (userID, source) = state.withLock { ($0.session?.userID, $0.source) }
        guard let userID else { return }
        Task { [weak self] in
            guard let self else { return }
            try? await self.serially {
                guard self.currentUserId == userID else { return }
                try await self.open(userID, .stored(source))
            }
        }
    }

    /// Asks again at once when the machine wakes or gets another network.
    func watchSurroundings(of session: UserSession) {
        session.keep(Surroundings { [weak self] in self?.networkDidChange() })
    }

    /// Forgets who holds the store, as the kernel does when a process dies. For tests of that.
    func releaseStoreLock() { state.withLock { $0.session }?.releaseLock() }
}
