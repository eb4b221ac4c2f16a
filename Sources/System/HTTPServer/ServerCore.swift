internal import CMicroHTTPD

/// What the callbacks of the polling threads share.
final class ServerCore: Sendable {
    let router: Router
    let exchanges: ExchangeRegistry
    let disconnects: DisconnectWatcher

    init(router: Router) {
        let exchanges = ExchangeRegistry()
        self.router = router
        self.exchanges = exchanges
        disconnects = DisconnectWatcher { exchanges.cancel(id: $0) }
    }

    /// The request line has arrived.
    func open(_ target: String, on connection: OpaquePointer) -> Exchange {
        exchanges.add { Exchange(id: $0, core: self, connection: connection, target: target) }
    }

    /// The headers, a piece of the body, its end, or the answer: libmicrohttpd calls the same function for each.
    func advance(_ exchange: Exchange, method: String, piece: UnsafeBufferPointer<UInt8>) -> MHD_Result {
        switch exchange.phase {
        case .opened:
            let incoming = IncomingRequest(request(of: exchange, method: method), resolve(exchange, method: method))
            exchange.startReceiving(incoming)
            if incoming.isRefusedAtOnce { start(exchange) }
            return parlor_http_yes
        case .receiving where !piece.isEmpty:
            return exchange.incoming?.append(piece) == true ? parlor_http_yes : parlor_http_no
        case .receiving:
            start(exchange)
            return parlor_http_yes
        case .answered(let response):
            return response.queue(on: exchange.connection, isLast: exchanges.stage != .serving)
        case .running, .finished:
            return parlor_http_no
        }
    }

    private func resolve(_ exchange: Exchange, method: String) -> Resolution {
        if exchanges.stage != .serving { return Resolution(handler: router.unavailable) }
        guard let target = exchange.target else { return Resolution(handler: router.badRequest) }
        return router.resolve(Method(rawValue: method), target.segments)
    }

    private func request(of exchange: Exchange, method: String) -> Request {
        Request(
            method: Method(rawValue: method) ?? .get,
            rawPath: exchange.target?.rawPath ?? "", path: exchange.target?.path ?? "",
            query: exchange.target?.query ?? [],
            headers: Headers(of: exchange.connection),
            remoteAddress: numericAddress(parlor_http_peer(exchange.connection)))
    }

    private func start(_ exchange: Exchange) {
        guard let incoming = exchange.incoming else { return }
        exchange.incoming = nil  // the handler's copy of the body is the only one
        let resolution = incoming.resolution
        let handler = incoming.isTooLarge ? router.tooLarge : resolution.handler
        var request = incoming.request
        request.parameters = resolution.parameters
        exchange.run { [router, request] in
            var response = await handler(request)
            if let allow = resolution.allow { response.headers["Allow"] = allow }
            return await PreparedResponse(response, to: request, router)
        }
    }
}

extension Headers {
    init(of connection: OpaquePointer) {
        self.init()
        withUnsafeMutablePointer(to: &self) { headers in
            _ = MHD_get_connection_values(
                connection, parlor_http_header_kind,
                { context, _, name, value in
                    guard let context, let name else { return parlor_http_yes }
                    let headers = context.assumingMemoryBound(to: Headers.self)
                    headers.pointee.add(String(cString: name), value.map { String(cString: $0) } ?? "")
                    return parlor_http_yes
                }, headers)
        }
    }
}
