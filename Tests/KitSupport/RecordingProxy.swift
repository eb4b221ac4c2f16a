import Foundation
import FoundationNetworking
import HTTPServer
import Synchronization

/// Stands between a client and a homeserver, passes everything on, and remembers what was asked.
public final class RecordingProxy: Sendable {
    public let url: URL
    private let server: HTTPServer
    private let log: RequestLog

    public init(to homeserver: URL) throws {
        let log = RequestLog()
        var router = Router()
        // A pattern has as many parts as the path.
        for parts in 1...9 {
            let pattern = (0..<parts).map { "/{part\($0)}" }.joined()
            for method in [Method.get, .post, .put, .delete] {
                router.on(method, pattern, bodyLimit: 8 << 20) { request in
                    log.add(request)
                    return await Self.pass(request, to: homeserver)
                }
            }
        }
        server = try HTTPServer(router: router)
        self.log = log
        url = URL(string: "http://127.0.0.1:\(server.port)")!
    }

    /// What was asked so far of paths that end so: each request's query.
    public func queries(ofPathsEnding ending: String) -> [[String: String]] { log.queries(ending) }

    public func stop() async { await server.stop(graceful: .zero) }

    private static func pass(_ request: Request, to homeserver: URL) async -> Response {
        var address = URLComponents(url: homeserver, resolvingAgainstBaseURL: false)!
        address.percentEncodedPath = request.rawPath
        if !request.query.isEmpty {
            address.queryItems = request.query.map { URLQueryItem(name: $0.name, value: $0.value) }
        }
        var outgoing = URLRequest(url: address.url!)
        outgoing.httpMethod = request.method.rawValue
        outgoing.timeoutInterval = 120
        for name in ["Authorization", "Content-Type"] {
            if let value = request.headers[name] { outgoing.setValue(value, forHTTPHeaderField: name) }
        }
        if request.method != .get { outgoing.httpBody = Data(request.body) }
        return await withCheckedContinuation { continuation in
            // The callback form: cancelling the async one can deadlock here.
            URLSession.shared.dataTask(with: outgoing) { data, response, _ in
                guard let response = response as? HTTPURLResponse else {
                    return continuation.resume(returning: .text("No answer\n", status: 502))
                }
                let type = response.value(forHTTPHeaderField: "Content-Type") ?? "application/json"
                continuation.resume(
                    returning: Response(
                        status: response.statusCode, headers: ["Content-Type": type],
                        body: .bytes(Array(data ?? Data()))))
            }.resume()
        }
    }
}

private final class RequestLog: Sendable {
    private let requests = Mutex<[(path: String, query: [String: String])]>([])

    func add(_ request: Request) {
        let query = Dictionary(request.query.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        requests.withLock { $0.append((request.path, query)) }
    }

    func queries(_ ending: String) -> [[String: String]] {
        requests.withLock { $0 }.filter { $0.path.hasSuffix(ending) }.map(\.query)
    }
}
