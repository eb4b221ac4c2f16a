import KitSupport
import Matrix
import ParlorSwiftUI
import Support
import SwiftUI
import WindowSupport
import XCTest

/// Films and sounds play where they stand, one at a time, and fall silent when their channel is left.
@preconcurrency @MainActor
final class MediaTests: ChannelWindowTestCase {
    private var folder: TemporaryFolder!
    private var controller: ChatChannelController!

    override func setUp() {
        super.setUp()
        MainActor.assumeIsolated { folder = try! TemporaryFolder() }
    }

    override func tearDown() {
        MainActor.assumeIsolated {
            MediaPlayback.shared.stop()
            (folder, controller) = (nil, nil)
        }
        super.tearDown()
    }

    /// A channel of Mia's, in which Ada has sent these files.
    private func show(_ payloads: [AttachmentPayload], width: CGFloat = 520) throws -> TestWindow {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let client = try world.client(of: mia)
        controller = try controller(room, client)
        let (controller, adas) = (controller!, try controller(room, try world.client(of: ada)))
        try pump(
            {
                for payload in payloads {
                    try await adas.createNewMessage(OutgoingMessage(text: "", attachments: [payload]))
                }
            }, timeout: 30)
        pump { controller.messages.count == payloads.count + 1 }
        return try show(room, client, width: width)
    }

    private func item(_ message: Int = 0) throws -> PlayingItem {
        let attachment = try XCTUnwrap(controller.messages[message].attachments.first)
        return MediaPlayback.shared.item(attachment, client: controller.client)
    }

    private func voice(_ seconds: Double, name: String = "voice.wav") throws -> AttachmentPayload {
        .voice(
            .file(try GeneratedMedia.sound(in: folder, seconds: seconds)), name: name, mimeType: "audio/wav",
            duration: .seconds(seconds), waveform: (0..<60).map { Float(abs(sin(Double($0) / 5))) })
    }

    private func film(_ seconds: Double, pattern: String = "ball") throws -> AttachmentPayload {
        .video(
            .file(try GeneratedMedia.film(in: folder, seconds: seconds, width: 320, height: 180, pattern: pattern)),
            name: "ball.webm", mimeType: "video/webm", width: 320, height: 180, duration: .seconds(seconds))
    }

    /// Clicks without waiting for the window to come to rest, which it does not while a film plays.
    private func tap(_ name: String, _ window: TestWindow, line: UInt = #line) throws {
        XCTAssertTrue(pump { window.find(name) != nil }, window.tree, line: line)
        window.window.pointer.click(at: window.middle(of: try XCTUnwrap(window.find(name), line: line)))
    }

    func testFilmsAndSoundsInEveryLook() throws {
        let room = try world.room("Harbour watch", of: mia, with: [ada], messages: ["Listen to the tide"])
        let client = try world.client(of: mia)
        controller = try controller(room, client)
        let (controller, adas) = (controller!, try controller(room, try world.client(of: ada)))
        let payloads = [try film(4, pattern: "smpte"), try voice(17)]
        let tide = AttachmentPayload.audio(
            .file(try GeneratedMedia.sound(in: folder, seconds: 5)), name: "tide-at-night.wav", mimeType: "audio/wav",
            duration: .seconds(5))
        try pump(
            {
                for payload in [payloads[1], tide] {
                    try await adas.createNewMessage(OutgoingMessage(text: "", attachments: [payload]))
                }
                for payload in payloads {
                    try await controller.createNewMessage(OutgoingMessage(text: "", attachments: [payload]))
                }
            }, timeout: 30)
        pump { controller.messages.count == 5 && controller.messages.allSatisfy { $0.deliveryState != .pending } }
        for look in PictureLook.allCases {
            try look.apply {
                let view = NavigationStack { ChatChannelView(channelController: controller) }
                let window = show(
                    view.preferredColorScheme(look == .dark ? .dark : .light), width: 420, height: 720)
                window.waitFor("tide-at-night.wav")
                let attachments = controller.messages.compactMap(\.attachments.first)
                let film = try XCTUnwrap(attachments.first { $0.kind == .video })
                for attachment in attachments where attachment.kind != .video {
                    MediaPlayback.shared.item(attachment, client: client).seek(to: 0.4)
                }
                XCTAssertTrue(pump { FilmStills.shared.cached(film) != nil })
                settle()
                keepPicture(window.png(), "media-\(look.rawValue)")
                window.close()
            }
        }
    }

    func testAVoiceMessagePlaysPausesAndIsDragged() throws {
        let window = try show([voice(6)])
        window.waitFor("Play")
        XCTAssertNotNil(window.find("0:06"))
        let item = try item()
        try window.press("Play")
        XCTAssertTrue(pump { item.state.isPlaying && item.state.position > 0.2 }, "\(item.state)")
        keepPicture(window.png(), "voice-playing")
        try window.press("Pause")
        XCTAssertEqual(item.state.phase, .paused)
        let bar = try XCTUnwrap(window.find("Position"))
        let frame = bar.convert(bar.bounds, to: window.window)
        window.click(at: CGPoint(x: frame.minX + frame.width / 2, y: frame.midY))
        XCTAssertEqual(item.state.position, 3, accuracy: 0.2)
        window.drag(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.minX + frame.width * 0.75, y: frame.midY))
        XCTAssertEqual(item.state.position, 4.5, accuracy: 0.2)
        XCTAssertEqual(bar.accessibilityValue, "0:04 of 0:06")
        XCTAssertTrue(pump { window.find("0:04") != nil }, window.tree)
        try window.press("Play")
        XCTAssertTrue(pump { item.state.position > 4.7 })
    }

    func testTheKeyboardMovesThePosition() throws {
        let window = try show([voice(10)])
        window.waitFor("Position")
        let item = try item()
        XCTAssertTrue(try XCTUnwrap(window.find("Position")).becomeFirstResponder())
        window.press(.init(.right))
        XCTAssertEqual(item.state.position, 0.5, accuracy: 0.05)
        window.press(.init(.end))
        XCTAssertEqual(item.state.position, 10, accuracy: 0.05)
        window.press(.init(.home))
        XCTAssertEqual(item.state.position, 0, accuracy: 0.05)
    }

    func testOnlyOneOfTwoPlaysAndTheOtherKeepsItsPlace() throws {
        let sound = AttachmentPayload.audio(
            .file(try GeneratedMedia.sound(in: folder, seconds: 5)), name: "waves.wav", mimeType: "audio/wav",
            duration: .seconds(5))
        let window = try show([voice(5), sound])
        XCTAssertTrue(
            pump { window.window.allViews.filter { $0.accessibilityLabel == "Play" }.count >= 2 }, window.tree)
        XCTAssertNotNil(window.find("waves.wav"))
        let (one, other) = (try item(1), try item(0))
        one.play(for: nil)
        XCTAssertTrue(pump { one.state.position > 0.2 })
        other.play(for: nil)
        XCTAssertTrue(pump { other.state.position > 0.1 })
        XCTAssertEqual(one.state.phase, .idle)
        XCTAssertGreaterThan(one.state.position, 0.1)
        keepPicture(window.png(), "sounds")
    }

    func testPlayingEndsAndBeginsAnew() throws {
        let window = try show([voice(1)])
        let item = try item()
        try window.press("Play")
        XCTAssertTrue(pump { item.state.isPlaying })
        XCTAssertTrue(pump { item.state.phase == .idle && item.state.position == 0 }, "\(item.state)")
        window.waitFor("0:01")
        try window.press("Play")
        XCTAssertTrue(pump { item.state.isPlaying && item.state.position > 0.1 })
    }

    func testLeavingTheChannelEndsIt() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        try world.room("Coffee", of: mia, messages: ["Beans are out"], hoursAgo: 3)
        let client = try world.client(of: mia)
        controller = try controller(room, client)
        let (controller, voice) = (controller!, try voice(8))
        _ = try pump { try await controller.createNewMessage(OutgoingMessage(text: "", attachments: [voice])) }
        pump { controller.messages.first?.deliveryState != .pending }
        let window = show(client)
        XCTAssertTrue(pump { window.row("Tea") != nil })
        window.click(try XCTUnwrap(window.row("Tea")))
        let item = try item()
        try window.press("Play")
        XCTAssertTrue(pump { item.state.position > 0.2 })
        try window.press("Details")
        window.waitFor("Add people")
        XCTAssertTrue(item.state.isPlaying, "the channel is only covered")
        try window.press("Back")
        window.waitFor("Pause")
        window.click(try XCTUnwrap(window.row("Coffee")))
        XCTAssertTrue(pump { item.state.phase == .idle }, "\(item.state)")

        window.click(try XCTUnwrap(window.row("Tea")))
        try window.press("Play")
        XCTAssertTrue(pump { item.state.isPlaying })
        try window.press("Details")
        window.waitFor("Add people")
        window.click(try XCTUnwrap(window.row("Coffee")))
        XCTAssertTrue(pump { item.state.phase == .idle }, "left while it was covered: \(item.state)")
    }

    func testAFilmPlaysInItsTileAndGoesOnInTheGallery() throws {
        let window = try show([film(20, pattern: "smpte")])
        let name = "Play Video, ball.webm"
        window.waitFor(name)
        let item = try item()
        XCTAssertTrue(pump { FilmStills.shared.cached(item.attachment) != nil }, "the first picture stands in")
        keepPicture(window.png(), "film")
        try tap(name, window)
        XCTAssertTrue(pump { item.state.position > 0.3 }, "\(item.state)")
        try tap("Pause Video, ball.webm", window)
        XCTAssertTrue(pump { item.state.phase == .paused }, "\(item.state)")
        keepPicture(window.png(), "film-playing")
        let paused = item.state.position
        XCTAssertLessThan(paused, 19)
        try tap("Full screen", window)
        XCTAssertTrue(pump { window.find(containing: "1 of 1") != nil }, window.tree)
        XCTAssertTrue(pump { item.state.isPlaying && item.state.position > paused }, "\(item.state)")
        window.window.keyboard.press(.init(.space))
        XCTAssertTrue(pump { item.state.phase == .paused }, "\(item.state)")
        keepPicture(window.png(), "film-gallery")
        window.press(.init(.escape))
        XCTAssertTrue(pump { window.find(containing: "1 of 1") == nil && window.find(name) != nil }, window.tree)
        XCTAssertEqual(item.state.phase, .idle)
        XCTAssertGreaterThan(item.state.position, 0.3, "it can go on from there")
    }

    func testTheKeyboardStaysWithAFilmThatItPlays() throws {
        let window = try show([film(20, pattern: "smpte")])
        let name = "Play Video, ball.webm"
        window.waitFor(name)
        let item = try item()
        XCTAssertTrue(try XCTUnwrap(window.find(name)).becomeFirstResponder())
        window.window.keyboard.press(.init(.space))
        XCTAssertTrue(pump { item.state.position > 0.2 }, "\(item.state)")
        XCTAssertEqual((window.window.firstResponder as? UIView)?.accessibilityLabel, "Pause Video, ball.webm")
        window.window.keyboard.press(.init(.space))
        XCTAssertTrue(pump { item.state.phase == .paused }, "\(item.state)")
    }

    func testTheKeyboardStaysWithAVoiceMessage() throws {
        let window = try show([voice(6)])
        window.waitFor("Play")
        let item = try item()
        XCTAssertTrue(try XCTUnwrap(window.find("Play")).becomeFirstResponder())
        window.press(.init(.space))
        XCTAssertTrue(pump { item.state.position > 0.2 })
        XCTAssertEqual((window.window.firstResponder as? UIView)?.accessibilityLabel, "Pause")
        window.press(.init(.space))
        XCTAssertEqual(item.state.phase, .paused)
    }

    func testAFilmThatIsChosenGoesOutMeasured() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let client = try world.client(of: mia)
        controller = try controller(room, client)
        let file = try GeneratedMedia.film(in: folder, seconds: 2, width: 320, height: 180, pattern: "smpte")
        FileChooser.answer = { [file] }
        defer { FileChooser.answer = nil }
        let window = try show(room, client)
        window.waitFor("Kettle is on")
        try window.press("Attach files")
        window.waitFor("Remove \(file.lastPathComponent)")
        try window.press("Send")
        let controller = controller!
        XCTAssertTrue(
            pump { controller.messages.first?.attachments.first.map { $0.uploadingState == nil } ?? false })
        let film = try XCTUnwrap(controller.messages.first?.attachments.first)
        XCTAssertEqual(film.kind, .video)
        XCTAssertEqual([film.width, film.height], [320, 180])
        XCTAssertEqual(try XCTUnwrap(film.duration) / .seconds(2), 1, accuracy: 0.1)
        XCTAssertNotNil(film.thumbnailURL, "its first picture goes along")
    }

    func testWhatCannotBePlayedSaysSo() throws {
        let broken = AttachmentPayload.audio(
            .data(Array("no sound at all".utf8)), name: "broken.mp3", mimeType: "audio/mpeg")
        let window = try show([broken])
        let item = try item()
        try window.press("Play")
        XCTAssertTrue(pump { item.state.phase == .failed }, "\(item.state)")
        XCTAssertTrue(pump { window.find("Opens in another program") != nil }, window.tree)
        keepPicture(window.png(), "sound-broken")
    }
}
