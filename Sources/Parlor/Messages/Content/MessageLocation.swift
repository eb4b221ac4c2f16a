internal import JSON

/// A place on earth that a message shows. Specification: client-server API, "m.location".
public struct MessageLocation: Hashable, Sendable {
    /// Degrees, north is positive.
    public var latitude: Double
    /// Degrees, east is positive.
    public var longitude: Double
    /// Meters around the place in which it lies; nil when the sender does not say.
    public var uncertainty: Double?

    /// Makes a place of its coordinates.
    public init(latitude: Double, longitude: Double, uncertainty: Double? = nil) {
        self.latitude = latitude
        self.longitude = longitude
        self.uncertainty = uncertainty
    }

    /// Reads a `geo:` address (RFC 5870); nil for anything that is no place on earth.
    public init?(geoURI: String) {
        guard geoURI.lowercased().hasPrefix("geo:") else { return nil }
        let parts = geoURI.dropFirst(4).split(separator: ";")
        let numbers = parts.first?.split(separator: ",").map { Double($0) } ?? []
        guard numbers.count >= 2, let latitude = numbers[0], let longitude = numbers[1], abs(latitude) <= 90,
            abs(longitude) <= 180
        else { return nil }
        let uncertainty = parts.dropFirst().first { $0.hasPrefix("u=") }.flatMap { Double($0.dropFirst(2)) }
        self.init(latitude: latitude, longitude: longitude, uncertainty: uncertainty.flatMap { $0 >= 0 ? $0 : nil })
    }

    /// The `geo:` address of the place.
    public var geoURI: String { "geo:\(latitude),\(longitude)" + (uncertainty.map { ";u=\($0)" } ?? "") }

    init?(inContent content: JSONValue) {
        guard let uri = content["geo_uri"]?.string, let place = MessageLocation(geoURI: uri) else { return nil }
        self = place
    }
}
