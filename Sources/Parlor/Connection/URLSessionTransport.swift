import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The network, through Foundation.
final class URLSessionTransport: HTTPTransport {
    private let session: URLSession

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        // One connection is parked in the long poll; the default of six leaves few for a list full of pictures.
        configuration.httpMaximumConnectionsPerHost = 12
        session = URLSession(configuration: configuration)
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        var urlRequest = URLRequest(url: request.url)
        urlRequest.httpMethod = request.method.rawValue
        urlRequest.timeoutInterval = Double(request.timeout.components.seconds)
        urlRequest.cachePolicy = .reloadIgnoringLocalCacheData
        for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
        if let body = request.body { urlRequest.httpBody = Data(body) }
        do {
            let (data, response) = try await session.data(for: urlRequest)
            guard let http = response as? HTTPURLResponse else {
                throw ClientError(.unreachable, "The answer from \(request.url.host() ?? "the homeserver") is not HTTP")
            }
            return HTTPResponse(
                status: http.statusCode, body: [UInt8](data),
                contentType: http.value(forHTTPHeaderField: "Content-Type"))
        } catch let error as URLError {
            if error.code == .cancelled { throw CancellationError() }
            throw ClientError(
                .unreachable, "\(request.url.host() ?? "The homeserver") cannot be reached (\(error.code.rawValue))")
        }
    }

    func close() {
        session.invalidateAndCancel()
    }
}
