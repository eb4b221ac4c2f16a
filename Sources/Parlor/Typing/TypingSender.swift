import Foundation
import Synchronization

/// Tells the homeserver that the user types in one channel.
final class TypingSender: Sendable {
    private let cid: ChannelId
    private let state = Mutex(State())
    private let client: WeakClient

    private struct State {
        var machine = TypingMachine()
        var keystrokes = 0
    }

    private struct WeakClient: Sendable {
        weak var value: ChatClient?
    }

    init(client: ChatClient, cid: ChannelId) {
        self.client = WeakClient(value: client)
        self.cid = cid
    }

    func keystroke() async throws {
        guard let session = try client.value?.currentSession else { return }
        let (isDue, number) = state.withLock { state in
            state.keystrokes += 1
            return (state.machine.keystroke(at: session.dependencies.now()), state.keystrokes)
        }
        session.run { [weak self] in
            try? await session.dependencies.sleep(TypingMachine.pause)
            guard let self, self.state.withLock({ $0.keystrokes }) == number else { return }
            try? await self.stop()
        }
        if isDue { try await send(true, session) }
    }

    func stop() async throws {
        guard state.withLock({ $0.machine.stop() }), let session = try client.value?.currentSession else { return }
        try await send(false, session)
    }

    private func send(_ isTyping: Bool, _ session: UserSession) async throws {
        try await session.api.setTyping(
            isTyping, try session.room(cid), try session.matrixUserID, for: TypingMachine.timeout)
    }
}
