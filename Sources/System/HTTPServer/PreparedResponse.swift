/// A response with its file opened and its range worked out, ready to be sent.
struct PreparedResponse: Sendable {
    var status: Int
    var headers: Headers
    var content: Content

    enum Content: Sendable {
        case bytes([UInt8])
        case file(OpenFile, Range<Int>)

        var count: Int {
            switch self {
            case .bytes(let bytes): bytes.count
            case .file(_, let range): range.count
            }
        }
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

    /// An answer without content, given by the server itself.
    init(status: Int, _ router: Router) {
        self.status = status
        headers = router.defaultHeaders
        content = .bytes([])
    }

    private mutating func attach(_ file: OpenFile, to request: Request) {
        headers["Accept-Ranges"] = "bytes"
        let tag = headers["ETag"]
        if status == 200, let tag, request.headers["If-None-Match"].map({ Self.names(tag, in: $0) }) == true {
            status = 304
            content = .bytes([])
            return
        }
        content = .file(file, 0..<file.size)
        // A part of what the client has no longer would be of no use to it: send everything.
        guard status == 200, request.headers["If-Range"].map({ $0 == tag }) ?? true,
            let range = request.headers["Range"].flatMap(ByteRange.init)
        else { return }
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

    /// Whether a list of entity tags, or `*`, holds one. Weak comparison: RFC 9110, section 13.1.2.
    private static func names(_ tag: String, in list: String) -> Bool {
        list.split(separator: ",").contains { entry in
            let entry = entry[...].trimmingSpaces
            return entry == "*" || (entry.hasPrefix("W/") ? entry.dropFirst(2) : entry[...]) == tag
        }
    }
}
