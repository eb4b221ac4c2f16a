import UIKit
import WindowSupport
import XCTest

/// Shadows, layers, masks and pictures of a context.
@preconcurrency @MainActor final class ShadowAndPictureTests: XCTestCase {
    private let size = CGSize(width: 40, height: 40)
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func draw(_ body: (CGContext) -> Void) throws -> Pixels {
        let format = UIGraphicsImageRendererFormat()
        let data = UIGraphicsImageRenderer(size: size, format: format).pngData {
            UIColor.white.setFill()
            $0.fill(CGRect(origin: .zero, size: size))
            body($0.cgContext)
        }
        return try XCTUnwrap(Pixels([UInt8](data)))
    }

    func testAShadowLiesBelowWhatIsDrawn() throws {
        let pixels = try draw { context in
            context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: blue.cgColor)
            context.setFillColor(red.cgColor)
            context.fill(CGRect(x: 10, y: 5, width: 20, height: 10))
        }
        XCTAssertTrue(pixels[20, 10].isRed)
        XCTAssertTrue(pixels[20, 20].isBlue, "The shadow should lie below the rectangle")
        XCTAssertEqual(pixels[20, 30], pixels[0, 0])
    }

    func testABlurredShadowFadesOutwards() throws {
        let pixels = try draw { context in
            context.setShadow(offset: .zero, blur: 10, color: UIColor.black.cgColor)
            context.setFillColor(red.cgColor)
            context.fill(CGRect(x: 15, y: 15, width: 10, height: 10))
        }
        XCTAssertLessThan(pixels[13, 20].green, pixels[8, 20].green)
        XCTAssertTrue(pixels[20, 20].isRed)
    }

    func testALayerIsShownAsOne() throws {
        let pixels = try draw { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setFillColor(red.cgColor)
            context.fill(CGRect(x: 10, y: 0, width: 20, height: 20))
            context.endTransparencyLayer()
        }
        XCTAssertEqual(pixels[15, 10].blue, pixels[15, 10].green, "No blue should shine through the red above it")
        XCTAssertEqual(Double(pixels[5, 10].red), 127, accuracy: 3)
    }

    func testAPictureIsTintedInsideItself() throws {
        let shape = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
        }
        let tinted = UIGraphicsImageRenderer(size: size, format: UIGraphicsImageRendererFormat()).image { context in
            shape.draw(in: CGRect(origin: .zero, size: size))
            red.setFill()
            context.fill(CGRect(origin: .zero, size: size), blendMode: .sourceAtop)
        }
        let pixels = try draw { _ in tinted.draw(at: .zero) }
        XCTAssertTrue(pixels[10, 20].isRed)
        XCTAssertEqual([pixels[30, 20].red, pixels[30, 20].green, pixels[30, 20].blue], [255, 255, 255])
    }

    func testWhatWasDrawnCanBeTakenBeforeTheEnd() throws {
        var taken: CGImage?
        _ = try draw { context in
            context.setFillColor(red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            taken = context.makeImage()
            context.setFillColor(blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let image = UIImage(cgImage: try XCTUnwrap(taken))
        let pixels = try draw { _ in image.draw(at: .zero) }
        XCTAssertTrue(pixels[20, 10].isRed)
        XCTAssertFalse(pixels[20, 30].isBlue)
    }

    func testABitmapContextHasItsOriginBelow() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
        let image = UIImage(cgImage: try XCTUnwrap(context.makeImage()))
        let pixels = try draw { _ in image.draw(at: .zero) }
        XCTAssertTrue(pixels[20, 35].isRed)
        XCTAssertFalse(pixels[20, 5].isRed)
    }

    func testAMaskKeepsDrawingInsideThePicture() throws {
        let shape = UIGraphicsImageRenderer(size: size, format: UIGraphicsImageRendererFormat()).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
        }
        let mask = try XCTUnwrap(shape.cgImage)
        let pixels = try draw { context in
            context.saveGState()
            context.clip(to: CGRect(origin: .zero, size: size), mask: mask)
            context.setFillColor(red.cgColor)
            context.fill(CGRect(origin: .zero, size: size))
            context.restoreGState()
            context.setFillColor(blue.cgColor)
            context.fill(CGRect(x: 30, y: 30, width: 10, height: 10))
        }
        XCTAssertTrue(pixels[10, 20].isRed)
        XCTAssertFalse(pixels[25, 20].isRed)
        XCTAssertTrue(pixels[35, 35].isBlue, "The mask should go with the state")
    }

    func testAPushedContextIsTheCurrentOne() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        UIGraphicsPushContext(context)
        XCTAssertTrue(UIGraphicsGetCurrentContext() === context)
        UIGraphicsPopContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }
}
