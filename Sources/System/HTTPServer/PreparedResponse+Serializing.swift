extension PreparedResponse {
    /// The status line and headers.
    func serializedHead(date: String, keepsAlive: Bool) -> [UInt8] {
        var head: [UInt8] = []
        head.reserveCapacity(256)
        head.append(contentsOf: "HTTP/1.1 \(status) \(Self.reason(status))\r\n".utf8)
        for (name, value) in headers where name.isSafeInHead && value.isSafeInHead {
            head.append(contentsOf: name.utf8)
            head.append(contentsOf: ": ".utf8)
            head.append(contentsOf: value.utf8)
            head.append(contentsOf: "\r\n".utf8)
        }
        if hasContentLength { head.append(contentsOf: "Content-Length: \(content.count)\r\n".utf8) }
        if !keepsAlive { head.append(contentsOf: "Connection: close\r\n".utf8) }
        head.append(contentsOf: "Date: \(date)\r\n\r\n".utf8)
        return head
    }

    /// RFC 9110, section 8.6: these statuses never have content.
    var hasContentLength: Bool { status != 204 && status != 304 && status >= 200 }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 201: "Created"
        case 204: "No Content"
        case 206: "Partial Content"
        case 302: "Found"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 408: "Request Timeout"
        case 409: "Conflict"
        case 413: "Content Too Large"
        case 416: "Range Not Satisfiable"
        case 429: "Too Many Requests"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 502: "Bad Gateway"
        case 503: "Service Unavailable"
        case 505: "HTTP Version Not Supported"
        default: "Status"
        }
    }
}

extension String {
    /// A line break in a header would let whoever chose the value add headers of their own.
    fileprivate var isSafeInHead: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 } }
}
