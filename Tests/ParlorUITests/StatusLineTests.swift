import Parlor
import ParlorUI
import Testing

@Suite struct StatusLineTests {
    private func line(_ channel: ChatChannel, _ connection: ConnectionStatus = .connected) -> String {
        StatusLine.of(channel, currentUserID: Samples.me.id, connection: connection, times: Samples.times).text
    }

    @Test func presenceOfTheOtherPerson() {
        var ada = Samples.ada
        #expect(line(Samples.channel(with: [ada])) == "offline")
        ada.lastActiveAt = Samples.now.addingTimeInterval(-300)
        #expect(line(Samples.channel(with: [ada])) == "last seen 5 minutes ago")
        ada.isOnline = true
        #expect(line(Samples.channel(with: [ada])) == "online")
    }

    @Test func membersOfAGroup() {
        var (ada, ben) = (Samples.ada, Samples.ben)
        #expect(line(Samples.channel(with: [ada, ben], memberCount: 12)) == "12 members")
        ada.isOnline = true
        ben.isOnline = true
        #expect(line(Samples.channel(with: [ada, ben], memberCount: 12)) == "12 members, 2 online")
        #expect(line(Samples.channel(name: "Notes", with: [])) == "1 member")
    }

    @Test func connectionComesFirst() {
        let channel = Samples.channel(typing: [Samples.ada])
        #expect(line(channel) == "typing …")
        #expect(line(channel, .connecting) == "Connecting …")
        let error = ClientError(.unreachable, "gone")
        #expect(line(channel, .waiting(attempt: 1, delay: .seconds(1), error)) == "Waiting for network …")
    }
}
