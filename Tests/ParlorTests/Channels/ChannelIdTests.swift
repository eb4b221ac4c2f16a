import Testing

@testable import Parlor

@Suite("Channel identifiers")
struct ChannelIdTests {
    @Test(arguments: [
        ("messaging:general", ChannelType.messaging, "general"), ("team:a.b-c", .team, "a.b-c"),
        ("livestream:!opaque:example.org", .livestream, "!opaque:example.org"),
    ])
    func aWellFormedOneIsRead(text: String, type: ChannelType, id: String) throws {
        let cid = try ChannelId(cid: text)
        #expect(cid == ChannelId(type: type, id: id))
        #expect(cid.rawValue == text)
    }

    @Test(arguments: [
        "", ":", "general", "messaging:", ":general", "me ssaging:x", "messaging:a b", "messaging:a:b", "a.b:c",
    ])
    func aMalformedOneIsATypedError(text: String) {
        #expect { try ChannelId(cid: text) } throws: { ($0 as? ClientError)?.kind == .invalidChannelId }
    }

    @Test func aBareIdIsOfTypeMessaging() throws {
        #expect(try ChannelId(lenient: "general") == ChannelId(type: .messaging, id: "general"))
        #expect(try ChannelId(lenient: "team:general") == ChannelId(type: .team, id: "general"))
        #expect(try ChannelId(lenient: "!room:server") == ChannelId(type: .messaging, id: "!room:server"))
    }

    @Test func aRoomIsCalledByItsAliasOnlyWhereThatAgreesWithItsType() {
        let room = "!abc:example.org"
        func id(_ alias: String?, _ type: ChannelType) -> String {
            ChannelTypeMapping.channelID(roomID: room, alias: alias, type: type).rawValue
        }
        #expect(id("#messaging.general:example.org", .messaging) == "messaging:general")
        #expect(id("#team.general:example.org", .messaging) == "messaging:!abc:example.org")
        #expect(id("#general:example.org", .messaging) == "messaging:!abc:example.org")
        #expect(id(nil, .livestream) == "livestream:!abc:example.org")
        #expect(id("#messaging.a.b:example.org", .messaging) == "messaging:a.b")
    }
}
