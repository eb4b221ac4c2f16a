import Parlor
import ParlorUI
import Testing

@Suite struct TroubleTextTests {
    @Test func sentencesAreForPeople() {
        #expect(TroubleText.of(ClientError(.unreachable, "localhost cannot be reached (-1004)")).contains("connection"))
        #expect(TroubleText.of(CancellationError()) == "Something went wrong.")
    }
}
