import UIKit
import XCTest

@testable import UIKit

/// Lines of the visual format language and the frames that follow, in a root of 200 by 100 points.
@preconcurrency @MainActor final class VisualFormatTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let a = SizedView(), b = SizedView()

    override func setUp() async throws {
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    private func lay(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]))
        }
        root.layoutIfNeeded()
    }

    func testEdgesWithoutDashesTouch() {
        lay("H:|[a(50)][b]|", "V:|[a]|", "V:|[b(10)]")
        XCTAssertEqual(a.frame, CGRect(x: 0, y: 0, width: 50, height: 100))
        XCTAssertEqual(b.frame, CGRect(x: 50, y: 0, width: 150, height: 10))
    }

    func testOneDashIsTheStandardDistance() {
        lay("|-[a(50)]-[b]-|", "V:|-[a]-|", "V:|-[b]-|")
        XCTAssertEqual(a.frame, CGRect(x: 8, y: 8, width: 50, height: 84))
        XCTAssertEqual(b.frame, CGRect(x: 66, y: 8, width: 126, height: 84))
    }

    func testNumbersMetricsAndPriorities() {
        lay(
            "H:|-edge-[a(wide@low)]-(4.5)-[b(==20)]-(>=edge)-|", "V:|-(-5)-[a(10)]", "V:|[b(10)]",
            metrics: ["edge": 12, "wide": 500.0, "low": UILayoutPriority.defaultLow])
        XCTAssertEqual(a.frame, CGRect(x: 12, y: -5, width: 151.5, height: 10))
        XCTAssertEqual(b.frame, CGRect(x: 168, y: 0, width: 20, height: 10))
    }

    func testOneViewAsLongAsAnother() {
        lay("H:|-10-[a]-20-[b(a)]-10-|", "V:|[a(10)]", "V:|[b(==a)]")
        XCTAssertEqual(a.frame, CGRect(x: 10, y: 0, width: 80, height: 10))
        XCTAssertEqual(b.frame, CGRect(x: 110, y: 0, width: 80, height: 10))
    }

    func testLimits() {
        lay("H:|[a(>=30,<=60)]-(>=100)-[b(40)]|", "V:|[a(1)]", "V:|[b(1)]")
        XCTAssertGreaterThanOrEqual(a.frame.width, 30)
        XCTAssertLessThanOrEqual(a.frame.width, 60)
        XCTAssertEqual(b.frame.minX, 160)
    }

    func testAlignment() {
        a.natural = CGSize(width: 10, height: 30)
        b.natural = CGSize(width: 10, height: 10)
        lay("H:|[a]-[b]", options: .alignAllCenterY)
        lay("V:|-20-[a]")
        XCTAssertEqual(a.frame, CGRect(x: 0, y: 20, width: 10, height: 30))
        XCTAssertEqual(b.frame, CGRect(x: 18, y: 30, width: 10, height: 10))
    }

    func testLinesThatRunFromRightToLeft() {
        lay("H:|-10-[a(20)]-(>=5)-[b(30)]", "V:|[a(1)]", "V:|[b(1)]", options: .directionRightToLeft)
        XCTAssertEqual(a.frame.maxX, 190)
        XCTAssertLessThanOrEqual(b.frame.maxX, 165)
    }
}
