/// Places on the globe as values, for messages that carry one. Where this machine is nobody says: there is no location manager.
@_exported import Foundation

public typealias CLLocationDegrees = Double
/// In metres.
public typealias CLLocationDistance = Double
/// In metres.
public typealias CLLocationAccuracy = Double
/// In metres per second.
public typealias CLLocationSpeed = Double
/// In degrees, clockwise from north.
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A coordinate that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether latitude and longitude are within the globe's.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
    -> CLLocationCoordinate2D
{
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
