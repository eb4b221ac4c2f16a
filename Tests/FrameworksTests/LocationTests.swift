import CoreLocation
import MobileCoreServices
import XCTest

final class LocationTests: XCTestCase {
    func testParisIsFarFromLondonByTheGlobesSurface() {
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
        XCTAssertEqual(paris.distance(from: london), 343_500, accuracy: 2000)
        XCTAssertEqual(paris.distance(from: paris), 0)
    }

    func testCoordinatesBeyondTheGlobeAreNone() {
        XCTAssertTrue(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
        XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    func testOldNamesOfKindsOfFiles() { XCTAssertEqual(kUTTypeImage as String, "public.image") }
}
