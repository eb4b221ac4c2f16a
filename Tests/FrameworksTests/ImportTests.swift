import CoreGraphics
import CoreMedia
import PhotosUI
import QuartzCore
import UniformTypeIdentifiers
import UserNotifications
import XCTest

/// Apple's names for parts of UIKit and AVFoundation: a file that imports them finds what it looks for.
@preconcurrency @MainActor final class ImportTests: XCTestCase {
    func testGeometryComesWithCoreGraphics() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        XCTAssertEqual(turned.y, 1, accuracy: 0.001)
        XCTAssertEqual(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).boundingBox.maxY, 6)
    }

    func testLayersComeWithQuartzCore() {
        let layer = CALayer()
        layer.addSublayer(CAShapeLayer())
        XCTAssertEqual(layer.sublayers?.count, 1)
    }

    func testTimesComeWithCoreMedia() { XCTAssertEqual(CMTime(value: 3, timescale: 2).seconds, 1.5) }
}
