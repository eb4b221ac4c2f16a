import AVFoundation
import XCTest

final class TimeTests: XCTestCase {
    func testSecondsAndFractions() {
        XCTAssertEqual(CMTimeMake(value: 3, timescale: 2).seconds, 1.5)
        XCTAssertEqual(CMTime(seconds: 0.5, preferredTimescale: 600).value, 300)
        XCTAssertTrue(CMTime(seconds: 1.0 / 3, preferredTimescale: 10).hasBeenRounded)
        XCTAssertTrue(CMTime.indefinite.seconds.isNaN)
        XCTAssertFalse(CMTime().isValid)
        XCTAssertTrue(CMTime(seconds: .infinity, preferredTimescale: 1).isPositiveInfinity)
    }

    func testArithmeticAndOrder() {
        let (half, third) = (CMTime(value: 1, timescale: 2), CMTime(value: 1, timescale: 3))
        XCTAssertEqual(half + third, CMTime(value: 5, timescale: 6))
        XCTAssertEqual(half - third, CMTime(value: 1, timescale: 6))
        XCTAssertEqual(half, CMTime(value: 300, timescale: 600))
        XCTAssertEqual(half.hashValue, CMTime(value: 300, timescale: 600).hashValue)
        XCTAssertTrue(third < half)
        XCTAssertTrue(half < .positiveInfinity)
        XCTAssertTrue(.negativeInfinity < half)
        XCTAssertFalse((half + .invalid).isValid)
        XCTAssertEqual(CMTimeMultiply(half, multiplier: 3).seconds, 1.5)
        XCTAssertEqual(half.convertScale(1, method: .roundTowardZero).value, 0)
    }

    func testRanges() {
        let range = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))
        XCTAssertTrue(range.containsTime(CMTime(value: 1, timescale: 1)))
        XCTAssertFalse(range.containsTime(range.end))
        XCTAssertEqual(NSValue(timeRange: range).timeRangeValue, range)
        XCTAssertEqual(NSValue(time: CMTime(value: 7, timescale: 600)).timeValue, CMTime(value: 7, timescale: 600))
        XCTAssertFalse(NSValue(time: .invalid).timeValue.isValid)
    }
}
