import UIKit
import WindowSupport
import XCTest

@testable import UIKit

/// What a context paints, looked at pixel by pixel.
@preconcurrency @MainActor final class ContextDrawingTests: XCTestCase {
    private func draw(_ body: (CGContext) -> Void) throws -> Pixels {
        let format = UIGraphicsImageRendererFormat()
        let data = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).pngData {
            UIColor.white.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            body($0.cgContext)
        }
        let pixels = try XCTUnwrap(Pixels([UInt8](data)))
        XCTAssertEqual([pixels.width, pixels.height], [40, 20])
        return pixels
    }

    func testFillsAndStrokes() throws {
        let pixels = try draw { context in
            context.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.setLineWidth(4)
            context.move(to: CGPoint(x: 20, y: 10))
            context.addLine(to: CGPoint(x: 40, y: 10))
            context.strokePath()
        }
        XCTAssertTrue(pixels[5, 5].isRed)
        XCTAssertTrue(pixels[30, 10].isBlue)
        XCTAssertFalse(pixels[30, 14].isBlue)
    }

    func testStatesAreKeptAndGivenBack() throws {
        let pixels = try draw { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.saveGState()
            context.translateBy(x: 20, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 20))
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.restoreGState()
            context.fill(CGRect(x: 30, y: 0, width: 10, height: 20))
        }
        XCTAssertTrue(pixels[22, 10].isBlue)
        XCTAssertFalse(pixels[27, 10].isBlue, "The clip should hold")
        XCTAssertTrue(pixels[35, 10].isRed, "Colour, clip and transform should be the old ones")
    }

    func testEvenOddLeavesTheInnerSquareOut() throws {
        let pixels = try draw { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.fillPath(using: .evenOdd)
        }
        XCTAssertTrue(pixels[2, 2].isRed)
        XCTAssertFalse(pixels[10, 10].isRed)
    }

    func testGradients() throws {
        let pixels = try draw { context in
            let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
            let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1])!
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
        }
        XCTAssertTrue(pixels[1, 10].isRed)
        XCTAssertTrue(pixels[38, 10].isBlue)
    }

    func testAViewIsMaskedByAnother() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        mask.backgroundColor = .black
        view.mask = mask
        let pixels = try draw { view.layer.render(in: $0) }
        XCTAssertTrue(pixels[10, 10].isRed)
        XCTAssertFalse(pixels[30, 10].isRed)
    }

    func testALayerIsMaskedByAShape() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 20, y: 0, width: 20, height: 20)).cgPath
        layer.mask = shape
        let pixels = try draw { layer.render(in: $0) }
        XCTAssertFalse(pixels[10, 10].isBlue)
        XCTAssertTrue(pixels[30, 10].isBlue)
    }

    func testSublayersMoveTurnAndStack() throws {
        let layer = CALayer(), low = CALayer(), high = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        for (inner, color) in [(high, CGColor(red: 1, green: 0, blue: 0, alpha: 1)), (low, CGColor(gray: 0, alpha: 1))]
        {
            inner.frame = CGRect(x: 15, y: 0, width: 10, height: 20)
            inner.backgroundColor = color
            layer.addSublayer(inner)
        }
        high.zPosition = 1
        high.transform = CATransform3DMakeTranslation(10, 0, 0)
        let pixels = try draw { layer.render(in: $0) }
        XCTAssertTrue(pixels[20, 10].isBlack)
        XCTAssertTrue(pixels[30, 10].isRed)
        high.transform = CATransform3DIdentity
        XCTAssertTrue(try draw { layer.render(in: $0) }[20, 10].isRed, "The higher one should cover the lower")
    }
}

extension Pixels.Color {
    fileprivate var isBlack: Bool { red < 60 && green < 60 && blue < 60 }
}
