import Testing

@testable import HTTPServer

@Suite struct RequestHeadTests {
    private func parse(_ text: String, maxBytes: Int = 1_000) throws -> (head: RequestHead, length: Int)? {
        try Array(text.utf8).withUnsafeBufferPointer { try RequestHead.parse($0, maxBytes: maxBytes) }
    }

    private func framing(_ fields: String, version: String = "1.1") throws -> RequestHead.Framing? {
        try parse("POST / HTTP/\(version)\r\n\(fields)\r\n")?.head.framing()
    }

    @Test func headEndsAtTheEmptyLine() throws {
        let text = "PUT /a?b=c HTTP/1.1\r\nHost: x\r\nX-Empty:\r\nX-Spaces: \t two words  \r\n\r\nbody"
        let parsed = try #require(try parse(text))
        #expect(parsed.length == text.utf8.count - 4)
        #expect(parsed.head.methodName == "PUT")
        #expect(parsed.head.target == "/a?b=c")
        #expect(parsed.head.headers["x-empty"] == "")
        #expect(parsed.head.headers["x-spaces"] == "two words")
    }

    @Test func everyPrefixIsIncomplete() throws {
        let text = "\r\nGET /path HTTP/1.1\r\nHost: example\r\nAccept: */*\r\n\r\n"
        for length in 0..<text.utf8.count {
            let part = String(decoding: text.utf8.prefix(length), as: UTF8.self)
            #expect(try parse(part) == nil)
        }
        #expect(try parse(text) != nil)
    }

    @Test(arguments: [
        "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1 \r\n\r\n", " GET / HTTP/1.1\r\n\r\n", "GET /\r\n\r\n",
        "G(T / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\nHost: x\r\n\r\n", "GET / HTTP/1.1\r\nNo colon\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
        "GET / HTTP/1.1\r\nA : x\r\n\r\n", "GET / HTTP/1.1\r\nA: x\r\n folded\r\n\r\n",
        "GET / HTTP/1.1\r\nA: \u{1}\r\n\r\n",
        "GET /\u{7F} HTTP/1.1\r\n\r\n", "GET / FTP/1.1\r\n\r\n",
    ])
    func malformedHeads(_ text: String) {
        #expect(throws: ProtocolError.malformed) { try parse(text) }
    }

    @Test func versionsAndSizes() {
        #expect(throws: ProtocolError.unknownVersion) { try parse("GET / HTTP/2.0\r\n\r\n") }
        #expect(throws: ProtocolError.headTooLarge) { try parse("GET /\(String(repeating: "a", count: 1_000))") }
        let many = String(repeating: "A: b\r\n", count: 101)
        #expect(throws: ProtocolError.headTooLarge) { try parse("GET / HTTP/1.1\r\n\(many)\r\n") }
    }

    @Test func framingIsUnambiguousOrRefused() throws {
        #expect(try framing("") == .length(0))
        #expect(try framing("Content-Length: 12\r\n") == .length(12))
        #expect(try framing("Content-Length: 12\r\ncontent-length: 12\r\n") == .length(12))
        #expect(try framing("Transfer-Encoding: Chunked\r\n") == .chunked)
        for fields in [
            "Content-Length: 12\r\nContent-Length: 13\r\n", "Content-Length: +12\r\n", "Content-Length: 1 2\r\n",
            "Content-Length: -1\r\n", "Content-Length: 99999999999999999999\r\n", "Content-Length: \r\n",
            "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        ] {
            #expect(throws: ProtocolError.malformed) { try framing(fields) }
        }
        #expect(throws: ProtocolError.malformed) { try framing("Transfer-Encoding: chunked\r\n", version: "1.0") }
        #expect(throws: ProtocolError.unknownEncoding) { try framing("Transfer-Encoding: gzip, chunked\r\n") }
    }

    @Test func keepingAlive() throws {
        #expect(try parse("GET / HTTP/1.1\r\n\r\n")?.head.keepsAlive == true)
        #expect(try parse("GET / HTTP/1.1\r\nConnection: x, Close\r\n\r\n")?.head.keepsAlive == false)
        #expect(try parse("GET / HTTP/1.0\r\n\r\n")?.head.keepsAlive == false)
        #expect(try parse("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")?.head.keepsAlive == true)
    }
}

@Suite struct BodyDecoderTests {
    /// Feeds the bytes in pieces of a size.
    private func decode(_ text: String, pieces: Int) throws -> (body: String, used: Int, isComplete: Bool) {
        var decoder = BodyDecoder(.chunked)
        var body: [UInt8] = []
        var used = 0
        try Array(text.utf8).withUnsafeBufferPointer { bytes in
            while used < bytes.count, !decoder.isComplete {
                let piece = bytes[used..<min(bytes.count, used + pieces)]
                used += try decoder.consume(piece) { body += $0 }
            }
        }
        return (String(decoding: body, as: UTF8.self), used, decoder.isComplete)
    }

    @Test(arguments: [1, 2, 3, 7, 1_000])
    func chunksInAnyPieces(_ pieces: Int) throws {
        let text = "4;name=value\r\nWiki\r\n5\r\npedia\r\nB \r\n in\r\nchunks\r\n0\r\nTrailer: x\r\n\r\n"
        let decoded = try decode(text + "GET /", pieces: pieces)
        #expect(decoded.body == "Wikipedia in\r\nchunks")
        #expect(decoded.isComplete)
        #expect(decoded.used == text.utf8.count)
    }

    @Test(arguments: [
        "\r\n", "x\r\n", "-1\r\n", "+1\r\n", "1 1\r\n", "FFFFFFFFFFFFFFFFF\r\n", "3\r\nabcd\r\n", "3\nabc\r\n",
        String(repeating: "0", count: 5_000),
    ])
    func malformedChunks(_ text: String) {
        #expect(throws: ProtocolError.malformed) { try decode(text, pieces: 1_000) }
    }
}
