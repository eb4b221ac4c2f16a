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
        let poll = state.withLock { state in
            state.isClosed = true
            defer { state.poll = nil }
            return state.poll
        }
        poll?.resume()
    }

    private func nextSync() async throws -> [UInt8] {
        await withCheckedContinuation { continuation in
            let isReady = state.withLock { state in
                if state.answers.isEmpty, !state.isClosed { state.poll = continuation }
                return !state.answers.isEmpty || state.isClosed
            }
            if isReady { continuation.resume() }
        }
        let next = state.withLock { $0.isClosed ? nil : $0.answers.removeFirst() }
        guard let next else { throw CancellationError() }
        return next
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
