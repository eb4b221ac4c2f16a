import Parlor
import ParlorUI
import Testing

@Suite struct PlayingStateTests {
    @Test func beforeItPlaysItsLengthIsShown() {
        let state = PlayingState(length: .milliseconds(17_500))
        #expect(state.length == 17.5)
        #expect(state.time == "0:17")
        #expect(state.share == 0)
        #expect(!state.isPlaying && !state.isOpen)
    }

    @Test func onceItHasBegunThePositionIs() {
        var state = PlayingState(length: .seconds(60))
        (state.phase, state.position) = (.playing, 15)
        #expect(state.time == "0:15")
        #expect(state.share == 0.25)
        #expect(state.spokenPosition == "0:15 of 1:00")
        #expect(state.isPlaying && state.isOpen)
    }

    @Test func aPositionBeyondALengthThatWasTooShortIsTheEnd() {
        var state = PlayingState(length: .seconds(2))
        state.position = 3
        #expect(state.share == 1)
    }

    @Test func nothingIsKnownOfItsLength() {
        var state = PlayingState()
        state.position = 4
        #expect(state.share == 0)
        #expect(state.time == "0:04")
    }
}
