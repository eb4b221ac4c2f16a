import Foundation

/// A point on the globe in degrees: north and east are positive.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }

    public init() { self.init(latitude: 0, longitude: 0) }
}

/// A place, and when somebody was there.
open class CLLocation: NSObject, @unchecked Sendable {
    // All stored properties are constants.
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    /// Negative: not known.
    public let course: CLLocationDirection
    /// Negative: not known.
    public let speed: CLLocationSpeed
    public let timestamp: Date

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Metres along the surface, on a globe of 6,371 km: off by up to half a per cent.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (a, b) = (coordinate, location.coordinate)
        let north = sin(radians(b.latitude - a.latitude) / 2), east = sin(radians(b.longitude - a.longitude) / 2)
        let share = north * north + cos(radians(a.latitude)) * cos(radians(b.latitude)) * east * east
        return 2 * 6_371_008.8 * asin(min(1, sqrt(share)))
    }
}

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

@available(
    *, unavailable,
    message: "Nobody says where this machine is: let the reader choose or type the place, and make a CLLocation of it"
)
open class CLLocationManager: NSObject {}

@available(*, unavailable, message: "There is no geocoder here: ask a service of your own")
open class CLGeocoder: NSObject {}
