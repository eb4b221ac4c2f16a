import Parlor
import ParlorUI
import Testing

@Suite struct ChannelNameTests {
    private func name(_ channel: ChatChannel) -> String? { ChannelName.of(channel, currentUserID: Samples.me.id) }

    @Test func ownNameComesFirst() {
        #expect(name(Samples.channel(name: " Tea ")) == "Tea")
        #expect(name(Samples.channel(name: "  ")) == "Ada Okafor")
    }

    @Test func othersGiveTheirNames() {
        #expect(name(Samples.channel(with: [Samples.ben, Samples.ada])) == "Ada Okafor and Ben Ito")
        #expect(name(Samples.channel(with: [Samples.cem, Samples.ben, Samples.ada])) == "Ada Okafor, Ben Ito and cem")
        #expect(
            name(Samples.channel(with: [Samples.cem, Samples.ben, Samples.ada], memberCount: 12))
                == "Ada Okafor, Ben Ito and 9 more")
    }

    @Test func whoWroteLastDoesNotChangeTheName() {
        let orders = [[Samples.ada, Samples.ben, Samples.cem], [Samples.cem, Samples.ada, Samples.ben]]
        #expect(Set(orders.map { name(Samples.channel(with: $0)) }).count == 1)
    }

    @Test func aloneOrUnknown() {
        #expect(name(Samples.channel(with: [])) == "Mia Novak")
        #expect(ChannelName.of(ChatChannel(cid: Samples.cid), currentUserID: nil) == nil)
    }
}
