import Foundation
internal import JSON
import Synchronization

/// A homeserver that says what it is told to, in this process and without a network: for benchmarks of what the client does with it.
package final class ScriptedHomeserver: HTTPTransport {
    private let state = Mutex(State())

    private struct State {
        var answers: [[UInt8]] = []
        var poll: CheckedContinuation<Void, Never>?
        var isClosed = false
    }

    package init() {}

    /// The next answer to `/sync`.
    package func push(_ sync: [UInt8]) {
        let poll = state.withLock { state in
            state.answers.append(sync)
            defer { state.poll = nil }
            return state.poll
        }
        poll?.resume()
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let path = request.url.path()
        if path.hasSuffix("/sync") { return HTTPResponse(status: 200, body: try await nextSync()) }
        if path.hasSuffix("/login") {
            let body = #"{"user_id":"@user0:localhost","device_id":"BENCH","access_token":"token"}"#
            return HTTPResponse(status: 200, body: Array(body.utf8))
        }
        return HTTPResponse(status: 200, body: Array("{}".utf8))
    }

    func close() {
        state.withLock { $0.isClosed = true }
        endPoll()
    }

    /// Ends with an error when the request is cancelled, as one on a network does.
    private func nextSync() async throws -> [UInt8] {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    let isReady = !state.answers.isEmpty || state.isClosed || Task.isCancelled
                    if !isReady { state.poll = continuation }
                    return isReady
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            endPoll()
        }
        // An answer is for whoever asks next, not for one who has hung up.
        try Task.checkCancellation()
        let next = state.withLock { $0.isClosed || $0.answers.isEmpty ? nil : $0.answers.removeFirst() }
        guard let next else { throw CancellationError() }
        return next
    }

    private func endPoll() {
        let poll = state.withLock { state in
            defer { state.poll = nil }
            return state.poll
        }
        poll?.resume()
    }
}

extension ChatClientConfig {
    /// A configuration whose network is scripted.
    package static func scripted(_ homeserver: ScriptedHomeserver?, storeFolder: URL) -> ChatClientConfig {
        var config = ChatClientConfig(homeserver: URL(string: "http://127.0.0.1:9")!, storeFolder: storeFolder)
        if let homeserver { config.dependencies.makeTransport = { homeserver } }
        return config
    }
}
