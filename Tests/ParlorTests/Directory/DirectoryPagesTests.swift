import Support
import Testing

@testable import Parlor

@Suite("The loaded part of a directory")
struct DirectoryPagesTests {
    private func channel(
        _ id: Int, _ members: Int, name: String = "Garden", isFrozen: Bool = false, type: ChannelType = .livestream
    ) -> PublicChannel {
        PublicChannel(
            cid: ChannelId(type: type, id: "!\(id):localhost"), roomID: "!\(id):localhost", name: name,
            memberCount: members, isFrozen: isFrozen)
    }

    private func pages(
        _ channels: [PublicChannel], next: String? = nil, query: PublicChannelListQuery = .init()
    ) -> DirectoryPages {
        var pages = DirectoryPages(query: query)
        pages.append(DirectoryPage(channels: channels, next: next))
        return pages
    }

    @Test func aNewChannelComesToItsPlace() {
        var list = pages([channel(1, 5), channel(3, 2), channel(5, 2)])
        list.apply(DirectoryChange(changed: [channel(4, 2), channel(2, 9), channel(6, 1)]))
        #expect(list.channels.map(\.roomID) == [2, 1, 3, 4, 5, 6].map { "!\($0):localhost" })
    }

    @Test func whatGoesBeyondTheEndComesWithTheNextPage() {
        var list = pages([channel(1, 5), channel(2, 4)], next: "more")
        list.apply(DirectoryChange(changed: [channel(1, 3), channel(9, 1)]))
        #expect(list.channels.map(\.memberCount) == [4])
        list.append(DirectoryPage(channels: [channel(1, 3), channel(9, 1)], next: nil))
        #expect(list.channels.map(\.memberCount) == [4, 3, 1])
        list.apply(DirectoryChange(changed: [channel(10, 1)]))
        #expect(list.channels.map(\.roomID) == [2, 1, 10, 9].map { "!\($0):localhost" })
    }

    @Test func whatNoLongerFitsTheQueryGoes() {
        var query = PublicChannelListQuery(term: "gard", types: [.livestream])
        query.includesFrozen = false
        var list = pages([channel(1, 5), channel(2, 4), channel(3, 3)], query: query)
        list.apply(
            DirectoryChange(
                changed: [channel(1, 5, name: "Square"), channel(2, 4, isFrozen: true), channel(4, 1, type: .team)],
                removed: ["!3:localhost"]))
        #expect(list.channels.isEmpty)
        list.apply(DirectoryChange(changed: [channel(1, 5, name: "GARDENS")]))
        #expect(list.channels.map(\.name) == ["GARDENS"])
    }

    @Test func aNarrowQueryLeavesHolesInPages() {
        var query = PublicChannelListQuery()
        query.nameTerm = "rose"
        var list = pages([channel(1, 5), channel(2, 4, name: "Roses")], next: "a", query: query)
        list.append(DirectoryPage(channels: [channel(3, 3)], next: "b"))
        #expect(list.channels.map(\.name) == ["Roses"] && !list.hasAll)
        // Beyond the last page that came, though nothing of it is shown.
        list.apply(DirectoryChange(changed: [channel(4, 2, name: "Rose")]))
        #expect(list.channels.count == 1)
        list.apply(DirectoryChange(changed: [channel(4, 3, name: "Rose")]))
        #expect(list.channels.count == 1)
        list.apply(DirectoryChange(changed: [channel(0, 3, name: "Rose")]))
        #expect(list.channels.count == 2)
    }

    /// Pages and changes in any order lead to what the homeserver has.
    @Test func anyMixOfChangesAndPagesShowsTheDirectoryAsItIs() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<200 {
            var server = (0..<12).map { channel($0, Int.random(in: 1...6, using: &random)) }
            func sorted() -> [PublicChannel] {
                server.sorted { ($1.memberCount, $0.id) < ($0.memberCount, $1.id) }
            }
            var list = DirectoryPages(query: PublicChannelListQuery())
            var last: PublicChannel?
            while !list.hasAll {
                let rest = sorted().filter { channel in
                    last.map { (channel.memberCount, $0.id) < ($0.memberCount, channel.id) } ?? true
                }
                let page = Array(rest.prefix(3))
                last = page.last ?? last
                list.append(DirectoryPage(channels: page, next: rest.count > page.count ? "more" : nil))
                let index = Int.random(in: 0..<server.count, using: &random)
                server[index].memberCount = Int.random(in: 1...6, using: &random)
                list.apply(DirectoryChange(changed: [server[index]]))
            }
            #expect(list.channels == sorted())
        }
    }
}
