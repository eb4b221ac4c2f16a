import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The network, through Foundation.
///
/// The async methods of URLSession are not used: on Linux (Swift 6.3) cancelling a task that is inside one can deadlock, because the
/// cancellation waits for the session's queue, which waits for the task's lock to resume it. So a request runs by callback, a
/// cancelled one is given up at once, and the session is only ever called from a queue of ours.
final class URLSessionTransport: HTTPTransport {
    private let session: URLSession
    /// For files, which are written and read piece by piece.
    private let transfers: TransferSession
    private let queue = DispatchQueue(label: "parlor.network", qos: .userInitiated)
    /// A task asked of an invalidated session ends the process, so nothing is asked of it any more.
    private let isClosed = Mutex(false)
    private let running = Mutex<[ObjectIdentifier: Exchange]>([:])

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        // One connection is parked in the long poll; the default of six leaves few for a list full of pictures.
        configuration.httpMaximumConnectionsPerHost = 12
        session = URLSession(configuration: configuration)
        transfers = TransferSession(configuration)
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let exchange = Exchange()
        // In turn behind its start, so that nothing is left behind.
        defer { queue.async { self.running.withLock { $0[ObjectIdentifier(exchange)] = nil } } }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                exchange.begin(continuation)
                queue.async { self.start(request, exchange) }
            }
        } onCancel: {
            exchange.end(.failure(CancellationError()))
            queue.async { exchange.cancelTask() }
        }
    }

    /// Cancels what is under way, request by request: `invalidateAndCancel` walks through the session's tasks while the session's
    /// own queue changes them, and once ended the process of a test run (Swift 6.3 on Linux).
    func close() {
        queue.async {
            let wasClosed = self.isClosed.withLock { isClosed in
                defer { isClosed = true }
                return isClosed
            }
            guard !wasClosed else { return }
            for exchange in self.running.withLock({ Array($0.values) }) { exchange.cancelTask() }
            self.session.finishTasksAndInvalidate()
            self.transfers.close()
        }
    }

    private func start(_ request: HTTPRequest, _ exchange: Exchange) {
        guard !exchange.hasEnded else { return }
        guard !isClosed.withLock({ $0 }) else { return exchange.end(.failure(CancellationError())) }
        running.withLock { $0[ObjectIdentifier(exchange)] = exchange }
        if request.isTransfer { return transfers.start(request, urlRequest(request), exchange) }
        let host = request.url.host() ?? "The homeserver"
        let task = session.dataTask(with: urlRequest(request)) { data, response, error in
            exchange.end(Self.result(data, response, error, host: host))
        }
        exchange.task = task
        task.resume()
    }

    private func urlRequest(_ request: HTTPRequest) -> URLRequest {
        var urlRequest = URLRequest(url: request.url)
        urlRequest.httpMethod = request.method.rawValue
        urlRequest.timeoutInterval = Double(request.timeout.components.seconds)
        urlRequest.cachePolicy = .reloadIgnoringLocalCacheData
        for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
        if let body = request.body { urlRequest.httpBody = Data(body) }
        return urlRequest
    }

    static func result(
        _ data: Data?, _ response: URLResponse?, _ error: (any Error)?, host: String
    ) -> Result<HTTPResponse, any Error> {
        if let error {
            let code = (error as? URLError)?.code.rawValue ?? (error as NSError).code
            return .failure(ClientError(.unreachable, "\(host) cannot be reached (\(code))"))
        }
        guard let http = response as? HTTPURLResponse else {
            return .failure(ClientError(.unreachable, "The answer from \(host) is not HTTP"))
        }
        return .success(
            HTTPResponse(
                status: http.statusCode, body: data.map { [UInt8]($0) } ?? [],
                contentType: http.value(forHTTPHeaderField: "Content-Type"),
                retryAfter: http.value(forHTTPHeaderField: "Retry-After").flatMap(Int.init).map { .seconds($0) }))
    }
}
