import UIKit
import XCTest

@preconcurrency @MainActor final class PathTests: XCTestCase {
    func testAPathKnowsWhatLiesInIt() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        XCTAssertTrue(path.contains(CGPoint(x: 10, y: 10)))
        XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
        path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
        XCTAssertTrue(path.contains(CGPoint(x: 10, y: 10)))
        path.usesEvenOddFillRule = true
        XCTAssertFalse(path.contains(CGPoint(x: 10, y: 10)))
    }

    func testAnOpenPathIsClosedToLookInside() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 10))
        XCTAssertTrue(path.contains(CGPoint(x: 2, y: 2)))
        XCTAssertFalse(path.contains(CGPoint(x: 8, y: 8)))
    }

    func testAReversedPathStartsAtTheEnd() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
        let reversed = path.reversing()
        XCTAssertEqual(reversed.currentPoint, .zero)
        XCTAssertEqual(reversed.bounds, path.bounds)
        XCTAssertEqual(path.currentPoint, CGPoint(x: 20, y: 10), "The path itself should stay as it is")
        XCTAssertEqual(reversed.reversing().cgPath, path.cgPath)
    }

    func testTheOutlineOfAStrokeCoversItsWidth() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 0, y: 10))
        line.addLine(to: CGPoint(x: 20, y: 10))
        line.addLine(to: CGPoint(x: 20, y: 30))
        let outline = line.copy(strokingWithWidth: 6, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        XCTAssertTrue(outline.contains(CGPoint(x: 10, y: 12)))
        XCTAssertFalse(outline.contains(CGPoint(x: 10, y: 14)))
        XCTAssertTrue(outline.contains(CGPoint(x: 22, y: 8)), "The corner should be pointed")
        XCTAssertFalse(outline.contains(CGPoint(x: -1, y: 10)))
    }

    func testDashesAreKeptAndCut() {
        let path = UIBezierPath()
        path.setLineDash([4, 2], count: 2, phase: 1)
        var lengths: [CGFloat] = [0, 0], count = 0, phase: CGFloat = 0
        path.getLineDash(&lengths, count: &count, phase: &phase)
        XCTAssertEqual(lengths, [4, 2])
        XCTAssertEqual([CGFloat(count), phase], [2, 1])
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        let dashed = line.copy(dashingWithPhase: 0, lengths: [4, 2])
        XCTAssertEqual(dashed.boundingBox.maxX, 10, accuracy: 0.01)
        var starts: [CGFloat] = []
        dashed.applyWithBlock { if $0.pointee.type == .moveToPoint { starts.append($0.pointee.points[0].x) } }
        XCTAssertEqual(starts.count, 2)
        XCTAssertEqual(starts.last ?? 0, 6, accuracy: 0.01)
    }

    func testACornerIsRoundedBetweenItsTangents() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        XCTAssertEqual(path.currentPoint.x, 20, accuracy: 0.01)
        XCTAssertEqual(path.currentPoint.y, 5, accuracy: 0.01)
        XCTAssertEqual(path.boundingBox.maxX, 20, accuracy: 0.1)
    }
}
