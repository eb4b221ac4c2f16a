import Synchronization

/// Lets a number of situations in at a time: a homeserver on two cores that does forty things at once does each of them late.
final class Turnstile: Sendable {
    static let parlor = Turnstile(width: 6)
    static let synapse = Turnstile(width: 4)

    private let state: Mutex<(free: Int, waiting: [CheckedContinuation<Void, Never>])>

    init(width: Int) { state = Mutex((width, [])) }

    func enter() async {
        await withCheckedContinuation { continuation in
            let passes = state.withLock { state in
                if state.free > 0 {
                    state.free -= 1
                    return true
                }
                state.waiting.append(continuation)
                return false
            }
            if passes { continuation.resume() }
        }
    }

    func leave() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            if state.waiting.isEmpty {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }
}
