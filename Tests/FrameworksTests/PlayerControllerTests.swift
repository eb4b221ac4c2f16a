import AVKit
import XCTest

/// Frames and states only: what plays is tested with AVFoundation.
@preconcurrency @MainActor final class PlayerControllerTests: XCTestCase {
    func testControlsStandAtTheBottomAndCanBeHidden() throws {
        let controller = AVPlayerViewController()
        controller.player = AVPlayer()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 180)
        controller.view.layoutIfNeeded()
        let controls = try XCTUnwrap(controller.view.subviews.last)
        XCTAssertEqual(controls.frame.maxY, 180)
        XCTAssertFalse(controls.isHidden)
        controller.showsPlaybackControls = false
        XCTAssertTrue(controls.isHidden)
        XCTAssertEqual(controller.contentOverlayView?.frame.size, controller.view.bounds.size)
    }

    func testGravityAndPlayerReachTheLayer() throws {
        let controller = AVPlayerViewController()
        let player = AVPlayer()
        controller.loadViewIfNeeded()
        controller.player = player
        controller.videoGravity = .resizeAspectFill
        let layer = try XCTUnwrap(controller.view.layer as? AVPlayerLayer)
        XCTAssertTrue(layer.player === player)
        XCTAssertEqual(layer.videoGravity, .resizeAspectFill)
    }

    func testThereIsNoPictureInPicture() {
        XCTAssertFalse(AVPictureInPictureController.isPictureInPictureSupported())
        XCTAssertNil(AVPictureInPictureController(playerLayer: AVPlayerLayer()))
    }
}
