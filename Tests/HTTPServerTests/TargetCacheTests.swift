import Testing

@testable import HTTPServer

@Suite("Targets that come again")
struct TargetCacheTests {
    @Test func aTargetIsTheSameWhetherItIsKeptOrNot() {
        var cache = TargetCache()
        // Twice, and more of them than are kept.
        for number in Array(0..<200) + Array(0..<200) {
            let text = "/a%20b/\(number)?since=s\(number)&filter=%7B%22x%22%3A1%7D&timeout=30"
            let target = cache.target(text)
            #expect(target?.path == "/a b/\(number)")
            #expect(target?.rawPath == "/a%20b/\(number)")
            #expect(target?.query.map(\.name) == ["since", "filter", "timeout"])
            #expect(target?.query.map(\.value) == ["s\(number)", #"{"x":1}"#, "30"])
        }
    }

    @Test func aMalformedTargetStaysMalformed() {
        var cache = TargetCache()
        for text in ["/a?b=%zz", "a?b=c", "/a?b=%zz", "a?b=c"] {
            let target = cache.target(text)
            #expect(target == nil)
        }
    }
}
