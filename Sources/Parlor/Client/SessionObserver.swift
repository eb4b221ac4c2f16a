/// A controller, to which the client says whose store it shows.
protocol SessionObserver: AnyObject, Sendable {
    /// - Parameter session: Nil: nobody is connected any more.
    func sessionChanged(to session: UserSession?)
}

extension ChatClient {
    func add(_ observer: any SessionObserver) {
        let session = state.withLock { state in
            state.observers.add(observer)
            return state.session
        }
        if let session { observer.sessionChanged(to: session) }
    }

    func setSession(_ session: UserSession?) {
        let observers = state.withLock { state in
            state.session = session
            return state.observers.all
        }
        for case let observer as any SessionObserver in observers { observer.sessionChanged(to: session) }
    }

    /// - Throws: ``ClientError/Kind/notConnected``.
    var currentSession: UserSession {
        get throws {
            guard let session = state.withLock({ $0.session }) else {
                throw ClientError(.notConnected, "No user is connected; call connect(userID:password:) first")
            }
            return session
        }
    }

    /// The session, once a connect that is under way has opened it.
    var openSession: UserSession {
        get async throws {
            let (isConnecting, operation) = state.withLock { ($0.isConnecting && $0.session == nil, $0.lastOperation) }
            if isConnecting { await operation?.value }
            let session = try currentSession
            await session.loadChannels()
            return session
        }
    }

    /// Waits until the store holds what the homeserver has to tell, or throws why it cannot.
    func waitForSync(_ session: UserSession) async throws {
        if await session.engine.isConnected { return }
        await session.engine.retryNow()
        try await session.engine.connected().get()
    }
}
