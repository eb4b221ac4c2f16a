import JSON
import Matrix
import Testing

@Suite struct FilterTests {
    @Test func emptyListAdmitsNothingAbsentListEverything() {
        #expect(EventFilter(["types": []]).admitsNothing)
        #expect(!EventFilter([:]).admitsNothing)
        #expect(EventFilter([:]).admitsEverything)
    }

    @Test(arguments: [
        ("m.room.*", "m.room.member", true), ("m.room.*", "m.reaction", false), ("*", "anything", true),
        ("m.*.member", "m.room.member", true), ("m.room.member", "m.room.members", false), ("*.a*b", "x.a1b", true),
        ("aa*aa", "aaa", false),
    ])
    func typePattern(_ pattern: String, _ type: String, _ admitted: Bool) {
        #expect(EventFilter(["types": [.string(pattern)]]).admits(type: type) == admitted)
        #expect(EventFilter(["not_types": [.string(pattern)]]).admits(type: type) == !admitted)
    }

    @Test func syncFilterSurvivesTheWire() {
        var filter = SyncFilter()
        filter.timeline.limit = 20
        filter.state.lazyLoadMembers = true
        filter.presence.types = []
        filter.includeLeave = true
        #expect(SyncFilter(filter.json) == filter)
    }
}
