import AVFoundation
import Support
import WindowSupport
import XCTest

/// A red film of 2:1 in a green window of 1:1: where is which colour?
@preconcurrency @MainActor final class GravityTests: MediaTestCase {
    private func picture(_ gravity: AVLayerVideoGravity) throws -> (pixels: Pixels, rect: CGRect) {
        let film = try GeneratedMedia.film(in: folder, seconds: 0.3, width: 160, height: 80, pattern: "red")
        let (window, layer) = show(AVPlayer(url: film), size: CGSize(width: 200, height: 200), gravity: gravity)
        XCTAssertTrue(pump { layer.isReadyForDisplay })
        return (try XCTUnwrap(Pixels(window.png())), layer.videoRect)
    }

    func testAspectLeavesBars() throws {
        let (pixels, rect) = try picture(.resizeAspect)
        XCTAssertEqual(rect, CGRect(x: 0, y: 50, width: 200, height: 100))
        XCTAssertTrue(pixels[100, 100].isRed && pixels[2, 100].isRed)
        XCTAssertTrue(pixels[100, 20].isGreen && pixels[100, 180].isGreen)
    }

    func testAspectFillCutsOff() throws {
        let (pixels, rect) = try picture(.resizeAspectFill)
        XCTAssertEqual(rect, CGRect(x: -100, y: 0, width: 400, height: 200))
        XCTAssertTrue(pixels[100, 2].isRed && pixels[100, 197].isRed)
    }

    func testResizeStretches() throws {
        let (pixels, rect) = try picture(.resize)
        XCTAssertEqual(rect, CGRect(x: 0, y: 0, width: 200, height: 200))
        XCTAssertTrue(pixels[2, 2].isRed && pixels[197, 197].isRed)
    }

    func testALayerClass() throws {
        final class PlayerView: UIView {
            override class var layerClass: AnyClass { AVPlayerLayer.self }
        }
        let view = PlayerView()
        let layer = try XCTUnwrap(view.layer as? AVPlayerLayer)
        layer.player = AVPlayer(
            url: try GeneratedMedia.film(in: folder, seconds: 0.3, width: 100, height: 100, pattern: "blue"))
        let window = TestWindow(size: CGSize(width: 100, height: 100), content: view)
        defer { window.close() }
        XCTAssertTrue(pump { layer.isReadyForDisplay })
        XCTAssertTrue(try XCTUnwrap(Pixels(window.png()))[50, 50].isBlue)
    }

    func testARectangleOfAShapeInAnother() {
        XCTAssertEqual(
            AVMakeRect(
                aspectRatio: CGSize(width: 16, height: 9), insideRect: CGRect(x: 10, y: 0, width: 160, height: 160)),
            CGRect(x: 10, y: 35, width: 160, height: 90))
    }
}
