import Matrix
import Testing

@Suite struct IdentifierTests {
    @Test(arguments: ["@anna:localhost", "@a.b_c=d-/+:example.org:8448", "@x:[::1]:80"])
    func wellFormedUser(_ text: String) throws {
        let user = try #require(UserID(text))
        #expect(user.rawValue == text)
        #expect("@\(user.localpart):\(user.server)" == text)
    }

    @Test(arguments: ["", "@", "anna:localhost", "@:localhost", "@anna", "@anna:", "@anna:a/b", "@anna:a b"])
    func malformedUser(_ text: String) {
        #expect(UserID(text) == nil)
    }

    @Test(arguments: ["Anna", "an na", "än", "", "a:b"])
    func localpartNotAllowedForNewAccounts(_ localpart: String) {
        #expect(UserID(newLocalpart: localpart, server: "localhost") == nil)
    }

    @Test func identifierLongerThanAllowed() {
        #expect(UserID("@\(String(repeating: "a", count: 250)):localhost") == nil)
        #expect(EventID("$" + String(repeating: "a", count: 255)) == nil)
    }

    @Test func aliasWithTypeAndName() throws {
        let alias = try #require(RoomAlias(localpart: "messaging.allotment", server: "localhost"))
        #expect(alias.rawValue == "#messaging.allotment:localhost")
        #expect(RoomAlias(localpart: "a:b", server: "localhost") == nil)
    }

    @Test(arguments: ["mxc://localhost/../etc", "mxc://localhost/", "http://localhost/a", "mxc://localhost/a/b"])
    func mediaURIThatCouldEscapeItsFolder(_ text: String) {
        #expect(MediaURI(text) == nil)
    }

    @Test func mediaURI() throws {
        let uri = try #require(MediaURI("mxc://localhost/AbC-1_2"))
        #expect(uri.server == "localhost")
        #expect(uri.mediaID == "AbC-1_2")
        #expect(uri.description == "mxc://localhost/AbC-1_2")
    }
}
