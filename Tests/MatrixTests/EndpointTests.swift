import Matrix
import Testing

@Suite struct EndpointTests {
    @Test func partsOfAPathAreEncoded() throws {
        let alias = try #require(RoomAlias("#messaging.a/b:localhost"))
        #expect(Endpoint.alias(alias).path == "/_matrix/client/v3/directory/room/%23messaging.a%2Fb%3Alocalhost")
        #expect(Endpoint.join("ä#").path == "/_matrix/client/v3/join/%C3%A4%23")
    }
}
