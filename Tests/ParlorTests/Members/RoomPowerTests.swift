import JSON
import Testing

@testable import Parlor

@Suite("Who may do what")
struct RoomPowerTests {
    private func power(_ levels: JSONValue?, version: String = "11") -> RoomPower {
        RoomPower(creator: "@anna:x", create: ["room_version": .string(version)], powerLevels: levels)
    }

    @Test func withoutLevelsTheCreatorMayDoEverything() {
        #expect(power(nil).role(of: "@anna:x") == .owner)
        #expect(power(nil).capabilities(of: "@anna:x") == Set(ChannelCapability.allCases))
        #expect(power(nil).role(of: "@ben:x") == .member)
    }

    @Test func fromVersion12OnCreatorsStandAboveAllLevels() {
        let levels: JSONValue = ["users": [:]]
        #expect(power(levels).role(of: "@anna:x") == .member)
        #expect(power(levels, version: "12").role(of: "@anna:x") == .owner)
        #expect(power(levels, version: "12").level(of: "@anna:x") == RoomPower.creatorLevel)
        let two = RoomPower(
            creator: "@anna:x", create: ["room_version": "12", "additional_creators": ["@ben:x"]], powerLevels: levels)
        #expect(two.role(of: "@ben:x") == .owner)
    }

    @Test func messagesMayHaveALevelOfTheirOwn() {
        #expect(!power(["events_default": 0]).isFrozen)
        #expect(power(["events_default": 50]).isFrozen)
        #expect(power(["events": ["m.room.message": 50]]).isFrozen)
        #expect(!power(["events_default": 50, "events": ["m.room.message": 0]]).isFrozen)
    }

    @Test func silenceIsBelowWhatMembersHave() {
        let levels = power(["users": ["@ben:x": -1]])
        #expect(levels.isSilenced("@ben:x") && !levels.isSilenced("@cleo:x"))
        #expect(!levels.capabilities(of: "@ben:x").contains(.sendMessages))
        // A frozen channel silences nobody in particular.
        #expect(!power(["events_default": 50]).isSilenced("@cleo:x"))
    }
}
