import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One file on its way.
///
/// `@unchecked Sendable`: it is only touched on the session's delegate queue.
final class Transfer: @unchecked Sendable {
    private let request: HTTPRequest
    private let exchange: Exchange
    private var file: FileHandle?
    private var received = 0
    private var expected = 0
    /// What does not go to the file: a refusal, and every answer to an upload.
    private var body = Data()
    private var failure: ClientError?

    init(_ request: HTTPRequest, _ exchange: Exchange) {
        self.request = request
        self.exchange = exchange
    }

    func received(_ response: URLResponse) {
        guard let destination = request.destination, let http = response as? HTTPURLResponse,
            http.statusCode == 200 || http.statusCode == 206
        else { return }
        do {
            if http.statusCode == 200 { try Data().write(to: destination) }
            let file = try FileHandle(forWritingTo: destination)
            received = Int(try file.seekToEnd())
            // A request that was given up just now may have written on after this one's beginning was read.
            if let start = Self.start(of: http), start < received {
                try file.truncate(atOffset: UInt64(start))
                received = start
            }
            expected = received + Int(max(response.expectedContentLength, 0))
            self.file = file
        } catch {
            failure = Self.failure(error)
        }
    }

    /// - Returns: Whether more is wanted.
    func received(_ data: Data) -> Bool {
        guard failure == nil, !exchange.hasEnded else { return false }
        guard let file else {
            body.append(data)
            return true
        }
        do {
            try file.write(contentsOf: data)
        } catch {
            failure = Self.failure(error)
            return false
        }
        received += data.count
        if expected > 0 { request.progress?(min(Double(received) / Double(expected), 1)) }
        return true
    }

    func sent(_ bytes: Int64, of total: Int64) {
        guard request.bodyFile != nil, total > 0 else { return }
        request.progress?(min(Double(bytes) / Double(total), 1))
    }

    func end(_ response: URLResponse?, _ error: (any Error)?) {
        try? file?.close()
        if let failure { return exchange.end(.failure(failure)) }
        let host = request.url.host() ?? "The homeserver"
        exchange.end(URLSessionTransport.result(body, response, error, host: host))
    }

    /// Where in the whole file the answer begins: `Content-Range: bytes 500-999/1000`.
    private static func start(of response: HTTPURLResponse) -> Int? {
        guard response.statusCode == 206, let range = response.value(forHTTPHeaderField: "Content-Range") else {
            return nil
        }
        return Int(range.drop { !$0.isNumber }.prefix { $0.isNumber })
    }

    private static func failure(_ error: any Error) -> ClientError {
        ClientError(diskFull: error) ?? ClientError(.store, "A file cannot be written: \(error.localizedDescription)")
    }
}
