import AVFoundation
import Support
import WindowSupport
import XCTest

@preconcurrency @MainActor final class TroubleTests: MediaTestCase {
    /// Plays, and waits until it fails with an error, a notification, and a player that is at rest.
    private func expectFailure(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
        let item = AVPlayerItem(url: url)
        let told = heard(.AVPlayerItemFailedToPlayToEndTime, of: item)
        let player = AVPlayer(playerItem: item)
        show(player)
        player.play()
        XCTAssertTrue(pump { item.status == .failed }, "\(item.status)", file: file, line: line)
        XCTAssertNotNil(item.error as? AVError, file: file, line: line)
        XCTAssertEqual(told(), 1, file: file, line: line)
        XCTAssertEqual(player.status, .failed, file: file, line: line)
        XCTAssertEqual(player.timeControlStatus, .paused, file: file, line: line)
        player.play()
        settle()
    }

    func testNoSuchFile() { expectFailure(URL(fileURLWithPath: "/no/such/film.webm")) }

    func testNoSuchServer() { expectFailure(URL(string: "http://127.0.0.1:1/film.webm")!) }

    func testNoFilm() throws {
        let url = folder.url.appendingPathComponent("letter.webm")
        try Data("This is no film.".utf8).write(to: url)
        expectFailure(url)
    }

    func testACodecThatIsMissing() throws {
        // A RIFF file that says its pictures are in a codec nobody has.
        let url = folder.url.appendingPathComponent("strange.avi")
        try StrangeFilm.avi(codec: "PRLR").write(to: url)
        expectFailure(url)
    }

    func testASoundFileThatIsNotThere() {
        XCTAssertThrowsError(try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such/tone.wav")))
    }

    func testLoadingFactsOfNoFilm() throws {
        let url = folder.url.appendingPathComponent("letter.mp4")
        try Data("This is no film either.".utf8).write(to: url)
        XCTAssertThrowsError(try pump { try await AVAsset(url: url).load(.duration) }) { error in
            XCTAssertTrue(error is AVError)
        }
    }
}

/// The head of an AVI film and one frame, in any codec.
enum StrangeFilm {
    static func avi(codec: String) -> Data {
        func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> ($0 * 8) & 0xFF) } }
        func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] { Array(name.utf8) + number(bytes.count) + bytes }
        func list(_ name: String, _ bytes: [UInt8]) -> [UInt8] { chunk("LIST", Array(name.utf8) + bytes) }
        let zeros = { (count: Int) in [UInt8](repeating: 0, count: count) }
        let main =
            number(40_000) + zeros(12) + number(25) + zeros(4) + number(1) + zeros(4) + number(64) + number(64)
            + zeros(16)
        let stream =
            Array("vids".utf8) + Array(codec.utf8) + zeros(12) + number(1) + number(25) + zeros(4)
            + number(25) + zeros(20)
        let format = number(40) + number(64) + number(64) + [1, 0, 24, 0] + Array(codec.utf8) + zeros(20)
        let header = list("hdrl", chunk("avih", main) + list("strl", chunk("strh", stream) + chunk("strf", format)))
        let film = list("movi", chunk("00dc", zeros(64)))
        return Data(chunk("RIFF", Array("AVI ".utf8) + header + film))
    }
}
