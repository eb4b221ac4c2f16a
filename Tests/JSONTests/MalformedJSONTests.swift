import JSON
import Testing

@Suite struct MalformedJSONTests {
    private func error(_ bytes: [UInt8], maxDepth: Int = 100, maxBytes: Int = .max) -> JSONError? {
        do {
            _ = try JSONDocument(parsing: bytes, maxDepth: maxDepth, maxBytes: maxBytes)
            return nil
        } catch { return error }
    }

    private func error(_ text: String) -> JSONError? { error(Array(text.utf8)) }

    private func nested(_ depth: Int, _ open: String = "[", _ close: String = "]", inner: String = "") -> [UInt8] {
        Array((String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)).utf8)
    }

    @Test func twoHundredLevels() {
        #expect(error(nested(200)) == .tooDeep(limit: 100))
        #expect(error(nested(200, #"{"a":"#, "}", inner: "1")) == .tooDeep(limit: 100))
        #expect(error(nested(100_000)) == .tooDeep(limit: 100))
    }

    @Test func exactlyTheLimitIsAccepted() {
        #expect(error(nested(100)) == nil)
        #expect(error(nested(100, inner: "1")) == nil)
        #expect(error(nested(100, #"{"a":"#, "}", inner: "1")) == nil)
        #expect(error(nested(102)) == .tooDeep(limit: 100))
        #expect(error(nested(101, inner: "1")) == .tooDeep(limit: 100))
        #expect(error(nested(3, inner: "1"), maxDepth: 2) == .tooDeep(limit: 2))
        #expect(error(nested(900), maxDepth: 1_000) == nil)
        #expect(error(nested(200)) == .tooDeep(limit: 100))
    }

    @Test func moreBytesThanAllowed() {
        #expect(error(Array("[1,2,3]".utf8), maxBytes: 6) == .tooLarge(limit: 6))
        #expect(error(Array("[1,2,3]".utf8), maxBytes: 7) == nil)
    }

    @Test(arguments: [
        [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22],
    ])
    func bytesThatAreNoUTF8(_ bytes: [UInt8]) {
        #expect(error(bytes) == .invalidUTF8)
    }

    @Test(arguments: [#""\ud800""#, #""\udc00x""#, #""\ud800\ud800""#, #""\u12g4""#, #""\x""#, "\"a\nb\""])
    func badStrings(_ text: String) {
        #expect(error(text) == .invalidString)
    }

    @Test func surrogatePairsAreOneCharacter() throws {
        #expect(try JSONValue(parsing: #""\ud83e\uddf5 \u00e9 \u0000""#) == "🧵 é \u{0}")
    }

    @Test(arguments: ["1e400", "-1e999", "01", "1.", "+1", ".5", "0x10", "1e"])
    func badNumbers(_ text: String) {
        #expect(error(text) != nil)
        #expect(error("[\(text)]") != nil)
    }

    @Test func integersAtTheEdges() throws {
        #expect(try JSONValue(parsing: "9223372036854775807") == .int(.max))
        #expect(try JSONValue(parsing: "-9223372036854775808") == .int(.min))
        #expect(try JSONValue(parsing: "9223372036854775808") == .double(9_223_372_036_854_775_808))
        #expect(try JSONValue(parsing: "18446744073709551615") == .double(18_446_744_073_709_551_616))
        #expect(error("18446744073709551616") == .invalidNumber)
        #expect(error("-9223372036854775809") == .invalidNumber)
    }

    @Test(arguments: [
        "{", "[", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "[1 2]", "tru", "nul", "NaN", "Infinity",
        "'x'", "\"open", "[]]", "{}{}", "1 2", "]", ",", "{1:2}", "/* c */ 1", "\u{FEFF}1",
    ])
    func textThatIsNoJSON(_ text: String) {
        #expect(error(text) != nil)
    }

    @Test(arguments: ["", " ", "\n\t "])
    func nothing(_ text: String) {
        #expect(error(text) == .empty)
    }

    @Test func afterAnErrorTheNextDocumentIsRead() {
        for _ in 0..<50 {
            #expect(error("[1,") != nil)
            #expect(error("[1]") == nil)
        }
    }

    @Test func noRandomBytesCrashTheReader() {
        var random = SystemRandomNumberGenerator()
        let alphabet = Array(#"{}[]",:\u0aE1.-+ entrulsf"#.utf8) + [0xC3, 0xA9, 0xFF, 0]
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 1...40, using: &random)).map { _ in alphabet.randomElement(using: &random)!
            }
            guard let document = try? JSONDocument(parsing: bytes) else { continue }
            let written = document.root.serialized()
            #expect(throws: Never.self) { try JSONDocument(parsing: written) }
        }
    }
}
