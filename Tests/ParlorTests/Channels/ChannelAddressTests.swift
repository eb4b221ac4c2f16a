import Testing

@testable import Parlor

@Suite("Addresses that people pass around")
struct ChannelAddressTests {
    @Test(arguments: [
        ("#garden:x", "#garden:x", []), (" !room:x ", "!room:x", []),
        ("https://matrix.to/#/#garden:x", "#garden:x", []), ("https://matrix.to/#/%23garden%3Ax", "#garden:x", []),
        ("https://matrix.to/#/!room:x?via=a.org&via=b.org:8448", "!room:x", ["a.org", "b.org:8448"]),
        ("https://matrix.to/#/!room:x/$event?via=a.org", "!room:x", ["a.org"]),
        ("matrix:r/garden:x", "#garden:x", []), ("matrix:roomid/room:x?via=a.org", "!room:x", ["a.org"]),
        // From room version 12 on.
        ("!abc_DEF-123", "!abc_DEF-123", []),
    ])
    func aChannelIsMeant(text: String, target: String, servers: [String]) throws {
        let address = try ChannelAddress(text)
        #expect(address.target == target && address.servers == servers)
    }

    @Test(arguments: [
        "", "garden", "@anna:x", "https://matrix.to/#/@anna:x", "https://example.org", "#garden", "matrix:u/anna:x",
    ])
    func nothingElseIs(text: String) {
        let error = #expect(throws: ClientError.self) { try ChannelAddress(text) }
        #expect(error?.kind == .invalidChannelId)
    }
}
