import Foundation
import Testing

@testable import Parlor

@Suite("The window of a channel list")
struct ChannelListWindowTests {
    private func record(_ number: Int, at time: Double, name: String? = nil, membership: Membership = .joined)
        -> ChannelRecord
    {
        ChannelRecord(
            channel: ChatChannel(
                cid: ChannelId(type: .messaging, id: "c\(number)"), name: name, membership: membership,
                lastMessageAt: Date(timeIntervalSince1970: time)), memberIDs: ["@me:x"])
    }

    private func window(_ pageSize: Int, sort: [ChannelListSort] = []) -> ChannelListWindow {
        var window = ChannelListWindow(
            query: ChannelListQuery(filter: .containMembers(userIds: ["@me:x"]), sort: sort, pageSize: pageSize),
            extraFilter: nil)
        window.reset(to: (0..<10).map { record($0, at: Double($0)) })
        return window
    }

    @Test func newestMessageComesFirst() {
        #expect(window(3).shown.map(\.cid.id) == ["c9", "c8", "c7"])
    }

    @Test func aChannelFromBelowTheEdgeComesInWithoutPushingAnotherOut() {
        var window = window(3)
        window.update([record(0, at: 100)])
        #expect(window.shown.map(\.cid.id) == ["c0", "c9", "c8", "c7"])
    }

    @Test func aShownChannelThatMovesDoesNotLengthenTheWindow() {
        var window = window(3)
        window.update([record(7, at: 100)])
        #expect(window.shown.map(\.cid.id) == ["c7", "c9", "c8"])
    }

    @Test func aChannelThatWasLeftGoesAndTheNextOneTakesItsPlace() {
        var window = window(3)
        window.update([record(8, at: 8, membership: .left)])
        #expect(window.shown.map(\.cid.id) == ["c9", "c7", "c6"])
    }

    @Test func growingStopsAtTheEnd() {
        var window = window(3)
        #expect(!window.showsAll)
        window.grow(by: 30)
        #expect(window.shown.count == 10)
        #expect(window.showsAll)
    }

    @Test func severalKeysDecideInTurn() {
        var window = window(10, sort: [ChannelListSort(.isPinned), ChannelListSort(.name, isAscending: true)])
        window.reset(to: [record(1, at: 0, name: "b"), record(2, at: 0, name: "A")])
        var pinned = record(3, at: 0, name: "z")
        pinned.channel.isPinned = true
        window.update([pinned])
        #expect(window.shown.map(\.name) == ["z", "A", "b"])
    }

    @Test func manyChangesAtOnceLeadToTheSameListAsOneByOne() {
        var (merged, stepwise) = (window(200), window(200))
        for round in 0..<5 {
            let changed = (0..<90).map { index in
                let number = (index * 7 + round * 13) % 120
                return record(
                    number, at: Double((number * 31 + round * 17) % 40),
                    membership: (number + round) % 9 == 0 ? .left : .joined)
            }
            merged.update(changed)
            for record in changed { stepwise.update([record]) }
            #expect(merged.shown == stepwise.shown)
        }
        #expect(merged.shown.count > 60)
    }
}
