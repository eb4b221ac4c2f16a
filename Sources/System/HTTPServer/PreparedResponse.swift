internal import CMicroHTTPD

/// A response with its file opened and its range worked out, ready for the polling thread.
struct PreparedResponse: Sendable {
    var status: Int
    var headers: Headers
    var content: Content

    enum Content: Sendable {
        case bytes([UInt8])
        case file(OpenFile, Range<Int>)
    }

    init(_ response: Response, to request: Request, _ router: Router) async {
        var response = response
        var opened: OpenFile?
        if case .file(let path) = response.body {
            opened = OpenFile(path: path)
            if opened == nil { response = await router.notFound(request) }
        }
        status = response.status
        headers = response.headers
        switch response.body {
        case .bytes(let bytes): content = .bytes(bytes)
        case .file:
            content = .bytes([])
            if let opened { attach(opened, to: request) }
        }
        for (name, value) in router.defaultHeaders where headers[name] == nil { headers.add(name, value) }
    }

    /// What a handler that ignores its cancellation is replaced by.
    init(abandonedBy router: Router) {
        status = 503
        headers = router.defaultHeaders
        content = .bytes([])
    }

    /// Hands the response to the connection.
    func queue(on connection: OpaquePointer, isLast: Bool) -> MHD_Result {
        guard let response = content.makeResponse() else { return parlor_http_no }
        defer { MHD_destroy_response(response) }
        for (name, value) in headers { MHD_add_response_header(response, name, value) }
        if isLast { MHD_add_response_header(response, "Connection", "close") }
        return MHD_queue_response(connection, UInt32(status), response)
    }

    private mutating func attach(_ file: OpenFile, to request: Request) {
        headers["Accept-Ranges"] = "bytes"
        content = .file(file, 0..<file.size)
        // If-Range needs a validator, which files here don't have: send everything.
        guard status == 200, request.headers["If-Range"] == nil, let header = request.headers["Range"] else { return }
        switch ByteRange(header) {
        case nil: return
        case let range?:
            guard let bytes = range.resolve(size: file.size) else {
                status = 416
                headers["Content-Range"] = "bytes */\(file.size)"
                content = .bytes([])
                return
            }
            status = 206
            headers["Content-Range"] = "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(file.size)"
            content = .file(file, bytes)
        }
    }
}

extension PreparedResponse.Content {
    fileprivate func makeResponse() -> OpaquePointer? {
        switch self {
        case .bytes(let bytes):
            return bytes.withUnsafeBytes { bytes in
                MHD_create_response_from_buffer(
                    bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), parlor_http_copied)
            }
        case .file(_, let range) where range.isEmpty:
            return MHD_create_response_from_buffer(0, nil, parlor_http_static)
        case .file(let file, let range):
            guard let descriptor = file.duplicate() else { return nil }
            return MHD_create_response_from_fd_at_offset64(
                UInt64(range.count), descriptor, UInt64(range.lowerBound))
        }
    }
}
