import Parlor
import ParlorUI
import Testing

@Suite struct ChannelSearchTests {
    private let channels = ["Tea party", "Éclair recipes", "Team", "Steam", "Party planning"].enumerated().map {
        ChatChannel(cid: ChannelId(type: .messaging, id: "\($0.offset)"), name: $0.element)
    }

    private func found(_ text: String) -> [String] {
        ChannelSearch.matches(text, in: channels) { $0.name }.map(\.name)
    }

    @Test func beginningsOfWordsComeFirst() {
        #expect(found("tea") == ["Tea party", "Team", "Steam"])
        #expect(found("par") == ["Tea party", "Party planning"])
    }

    @Test func everyWordMustBeThere() {
        #expect(found("pa te") == ["Tea party"])
        #expect(found("tea x") == [])
    }

    @Test func accentsAndCaseDoNotMatter() { #expect(found("ECL") == ["Éclair recipes"]) }

    @Test func nothingTypedShowsAll() { #expect(found(" ").count == 5) }
}
