import Foundation
import Testing

@testable import Parlor

@Suite("Links to messages")
struct MessageLinkTests {
    @Test(arguments: [
        MessageLink(room: "!a:x.org"), MessageLink(room: "#general:x.org"),
        MessageLink(room: "!a:x.org", eventID: "$b/c+d", servers: ["x.org", "y.org:8448"]),
    ])
    func aLinkIsReadBack(_ link: MessageLink) {
        #expect(MessageLink(url: link.url) == link)
    }

    @Test(arguments: [
        ("matrix:r/general:x.org", MessageLink(room: "#general:x.org")),
        ("matrix:roomid/a:x.org/e/b?via=x.org", MessageLink(room: "!a:x.org", eventID: "$b", servers: ["x.org"])),
        ("https://matrix.to/#/%23general%3Ax.org", MessageLink(room: "#general:x.org")),
    ])
    func otherFormsAreRead(_ text: String, _ link: MessageLink) throws {
        #expect(MessageLink(url: try #require(URL(string: text))) == link)
    }

    @Test(arguments: [
        "https://example.org/#/!a:x.org", "https://matrix.to/#/@anna:x.org", "https://matrix.to/#/",
        "matrix:u/anna:x.org",
        "matrix:roomid/a:x.org/e", "https://matrix.to/#/!a:x.org/notanevent", "mailto:a@b.c",
        "https://matrix.to.evil/#/!a:x",
    ])
    func otherAddressesAreNone(_ text: String) throws {
        #expect(MessageLink(url: try #require(URL(string: text))) == nil)
    }

    @Test func aMessageThatIsNotSentHasNoLink() {
        let cid = ChannelId(type: .messaging, id: "!a:x")
        let message = ChatMessage(
            id: "local", cid: cid, text: "", author: ChatUser(id: "@me:x"), createdAt: Date(timeIntervalSince1970: 0))
        #expect(throws: ClientError.self) { try MessageLink(to: message, in: ChatChannel(cid: cid)) }
    }
}
