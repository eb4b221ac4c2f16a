import AVFoundation
import Support
import WindowSupport
import XCTest

@preconcurrency @MainActor final class SoundAndAssetTests: MediaTestCase {
    private final class Ear: AVAudioPlayerDelegate {
        var finished: Bool?
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { finished = flag }
    }

    func testASoundIsPlayedToItsEnd() throws {
        let player = try AVAudioPlayer(contentsOf: GeneratedMedia.sound(in: folder, seconds: 0.5))
        let ear = Ear()
        player.delegate = ear
        player.volume = 0
        XCTAssertTrue(player.play())
        XCTAssertTrue(pump { player.duration > 0 })
        XCTAssertEqual(player.duration, 0.5, accuracy: 0.05)
        XCTAssertTrue(pump { ear.finished == true })
        XCTAssertFalse(player.isPlaying)
    }

    func testASoundFromMemory() throws {
        let player = try AVAudioPlayer(data: Data(contentsOf: GeneratedMedia.sound(in: folder, seconds: 0.3)))
        let ear = Ear()
        player.delegate = ear
        player.volume = 0
        player.play()
        XCTAssertTrue(pump { ear.finished == true })
    }

    func testFactsOfAnAsset() throws {
        let asset = AVURLAsset(url: try GeneratedMedia.film(in: folder, seconds: 1))
        XCTAssertTrue(asset.duration.isIndefinite)
        let (duration, tracks) = try pump { try await asset.load(.duration, .tracks) }
        XCTAssertEqual(duration.seconds, 1, accuracy: 0.1)
        XCTAssertEqual(tracks.map(\.mediaType), [.video])
        XCTAssertEqual(tracks.first?.naturalSize, CGSize(width: 160, height: 90))
        XCTAssertEqual(asset.duration, duration)
        XCTAssertTrue(AVAsset(url: asset.url) is AVURLAsset)
    }

    func testAPictureOfAFilm() throws {
        let asset = AVAsset(url: try GeneratedMedia.film(in: folder, seconds: 1, pattern: "red"))
        let generator = AVAssetImageGenerator(asset: asset)
        generator.maximumSize = CGSize(width: 80, height: 80)
        let time = CMTime(seconds: 0.5, preferredTimescale: 600)
        let image = try pump { try await generator.image(at: time).image }
        XCTAssertEqual(image.size, CGSize(width: 80, height: 45))
    }

    func testTheFirstPictureOfAFilm() throws {
        let generator = AVAssetImageGenerator(asset: AVAsset(url: try GeneratedMedia.film(in: folder, pattern: "red")))
        let image = try pump { try await generator.image(at: .zero).image }
        XCTAssertEqual(image.size, CGSize(width: 160, height: 90))
    }

    func testSessionAndCaptureSayWhatADesktopHas() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
        try session.setActive(true)
        XCTAssertEqual(session.category, .playback)
        XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .restricted)
    }
}
