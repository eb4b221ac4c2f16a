import AVFoundation
import HTTPServer
import Support
import WindowSupport
import XCTest

@preconcurrency @MainActor final class PlayingTests: MediaTestCase {
    func testTimeAdvancesAndPicturesChange() throws {
        let player = AVPlayer(url: try GeneratedMedia.film(in: folder, seconds: 2))
        let (window, layer) = show(player)
        XCTAssertTrue(pump { player.currentItem?.status == .readyToPlay }, "\(String(describing: player.error))")
        XCTAssertTrue(pump { layer.isReadyForDisplay })
        let first = try XCTUnwrap(Pixels(window.png()))
        player.play()
        XCTAssertEqual(player.timeControlStatus, .playing)
        XCTAssertTrue(pump { player.currentTime().seconds > 0.4 })
        XCTAssertNotEqual(try XCTUnwrap(Pixels(window.png())), first)
        player.pause()
        XCTAssertEqual(player.timeControlStatus, .paused)
        XCTAssertEqual(try XCTUnwrap(player.currentItem).duration.seconds, 2, accuracy: 0.1)
        XCTAssertEqual(player.currentItem?.presentationSize, CGSize(width: 160, height: 90))
    }

    func testPlayedBeforeItWasLoaded() throws {
        let player = AVPlayer(url: try GeneratedMedia.film(in: folder))
        player.play()
        XCTAssertEqual(player.timeControlStatus, .waitingToPlayAtSpecifiedRate)
        XCTAssertTrue(pump { player.currentTime().seconds > 0.2 })
        XCTAssertEqual(player.timeControlStatus, .playing)
    }

    func testTheEndIsTold() throws {
        let item = AVPlayerItem(url: try GeneratedMedia.film(in: folder, seconds: 0.5))
        let ends = heard(.AVPlayerItemDidPlayToEndTime, of: item)
        let player = AVPlayer(playerItem: item)
        player.play()
        XCTAssertTrue(pump { ends() == 1 })
        XCTAssertEqual(player.rate, 0)
        XCTAssertEqual(player.currentTime().seconds, 0.5, accuracy: 0.2)
    }

    func testPlayedAgainAfterItsEnd() throws {
        let item = AVPlayerItem(url: try GeneratedMedia.film(in: folder, seconds: 0.5))
        let ends = heard(AVPlayerItem.didPlayToEndTimeNotification, of: item)
        let player = AVPlayer(playerItem: item)
        player.play()
        XCTAssertTrue(pump { ends() == 1 })
        player.seek(to: .zero)
        player.play()
        XCTAssertTrue(pump { ends() == 2 })
    }

    func testSeeking() throws {
        let player = AVPlayer(url: try GeneratedMedia.film(in: folder, seconds: 3))
        var finished: Bool?
        player.seek(to: CMTime(seconds: 2, preferredTimescale: 600)) { finished = $0 }
        XCTAssertTrue(pump { finished != nil })
        XCTAssertEqual(finished, true)
        XCTAssertTrue(pump { abs(player.currentTime().seconds - 2) < 0.1 }, "\(player.currentTime().seconds)")
        XCTAssertTrue(try pump { await player.seek(to: CMTime(seconds: 1, preferredTimescale: 600)) })
        XCTAssertTrue(pump { abs(player.currentTime().seconds - 1) < 0.1 }, "\(player.currentTime().seconds)")
    }

    func testObserversOfTime() throws {
        let player = AVPlayer(url: try GeneratedMedia.film(in: folder, seconds: 2))
        let (steps, passed) = (Box([Double]()), Box(0))
        let periodic = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 0.25, preferredTimescale: 600), queue: .main
        ) { time in steps.value.append(time.seconds) }
        let boundary = player.addBoundaryTimeObserver(
            forTimes: [NSValue(time: CMTime(value: 1, timescale: 2))], queue: nil
        ) { passed.value += 1 }
        player.play()
        XCTAssertTrue(pump { player.currentTime().seconds > 1.2 })
        XCTAssertGreaterThanOrEqual(steps.value.count, 4)
        XCTAssertEqual(steps.value, steps.value.sorted())
        XCTAssertEqual(passed.value, 1)
        player.removeTimeObserver(periodic)
        player.removeTimeObserver(boundary)
        let count = steps.value.count
        XCTAssertTrue(pump { player.currentTime().seconds > 1.7 })
        XCTAssertEqual(steps.value.count, count)
    }

    func testAStreamOverHTTP() throws {
        let film = try GeneratedMedia.film(in: folder)
        var router = Router()
        router.on(.get, "/film.webm") { _ in
            Response(headers: ["Content-Type": "video/webm"], body: .file(path: film.path))
        }
        let server = try HTTPServer(router: router)
        defer { try? pump { await server.stop(graceful: .zero) } }
        let player = AVPlayer(url: URL(string: "http://127.0.0.1:\(server.port)/film.webm")!)
        let (_, layer) = show(player)
        player.play()
        XCTAssertTrue(pump { player.currentTime().seconds > 0.2 }, "\(String(describing: player.error))")
        XCTAssertTrue(layer.isReadyForDisplay)
        player.replaceCurrentItem(with: nil)
    }

    func testAnotherItem() throws {
        let player = AVPlayer(url: try GeneratedMedia.film(in: folder, pattern: "red"))
        let (window, layer) = show(player)
        XCTAssertTrue(pump { layer.isReadyForDisplay })
        XCTAssertTrue(try XCTUnwrap(Pixels(window.png()))[160, 90].isRed)
        player.replaceCurrentItem(with: AVPlayerItem(url: try GeneratedMedia.film(in: folder, pattern: "blue")))
        XCTAssertFalse(layer.isReadyForDisplay)
        XCTAssertTrue(pump { layer.isReadyForDisplay })
        XCTAssertTrue(try XCTUnwrap(Pixels(window.png()))[160, 90].isBlue)
    }

    func testAQueueAndALoop() throws {
        let items = try (0..<2).map { _ in AVPlayerItem(url: try GeneratedMedia.film(in: folder, seconds: 0.4)) }
        let ends = heard(AVPlayerItem.didPlayToEndTimeNotification, of: items[1])
        let queue = AVQueuePlayer(items: items)
        queue.play()
        XCTAssertTrue(pump { ends() == 1 })
        let looped = AVQueuePlayer()
        let looper = AVPlayerLooper(
            player: looped, templateItem: AVPlayerItem(url: try GeneratedMedia.film(in: folder, seconds: 0.3)))
        looped.play()
        XCTAssertTrue(pump { looper.loopCount >= 2 })
        looper.disableLooping()
    }

    func testReleasedFromAnotherThread() throws {
        let film = try GeneratedMedia.film(in: folder)
        let holder = Box<AVPlayer?>(AVPlayer(url: film))
        holder.value?.play()
        XCTAssertTrue(pump { holder.value!.currentTime().seconds > 0.1 })
        let gone = Box(false)
        DispatchQueue.global().async {
            holder.value?.pause()
            holder.value = nil
            gone.value = true
        }
        XCTAssertTrue(pump { gone.value })
        settle()
    }
}

/// Carries a value into closures that are called on the main thread.
final class Box<T>: @unchecked Sendable {
    var value: T
    init(_ value: T) { self.value = value }
}
