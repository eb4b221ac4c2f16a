import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request and the one who waits for it. Whatever ends it first counts.
///
/// `@unchecked Sendable`: `task` is only touched on the transport's queue.
final class Exchange: @unchecked Sendable {
    var task: URLSessionDataTask?
    private let state = Mutex(State.new)

    private enum State {
        case new
        case waiting(CheckedContinuation<HTTPResponse, any Error>)
        case ended(Result<HTTPResponse, any Error>)
    }

    var hasEnded: Bool {
        state.withLock { if case .ended = $0 { true } else { false } }
    }

    func begin(_ continuation: CheckedContinuation<HTTPResponse, any Error>) {
        let early = state.withLock { state -> Result<HTTPResponse, any Error>? in
            if case .ended(let result) = state { return result }
            state = .waiting(continuation)
            return nil
        }
        if let early { continuation.resume(with: early) }
    }

    func end(_ result: Result<HTTPResponse, any Error>) {
        let waiting = state.withLock { state -> CheckedContinuation<HTTPResponse, any Error>? in
            defer { if case .ended = state {} else { state = .ended(result) } }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
        waiting?.resume(with: result)
    }

    func cancelTask() {
        task?.cancel()
        task = nil
    }
}
