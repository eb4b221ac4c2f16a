import Foundation
import Parlor

/// A place that somebody sent.
public struct LocationContent: Hashable, Sendable {
    /// The sender's words, or `Location`.
    public var title: String
    /// `52.5200° N, 13.4050° E`.
    public var coordinates: String?
    /// A map on the web.
    public var url: URL?

    /// Nil for a message of another type.
    public init?(_ message: ChatMessage) {
        guard message.type == .location else { return nil }
        // Clients without a map are sent the address itself as the words.
        title = message.text.trimmedOrNil.flatMap { $0.contains("geo:") ? nil : $0 } ?? "Location"
        guard let place = message.location else { return }
        coordinates =
            Self.degrees(place.latitude, "N", "S") + ", " + Self.degrees(place.longitude, "E", "W")
        let (latitude, longitude) = (Self.plain(place.latitude), Self.plain(place.longitude))
        url = URL(
            string: "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)#map=16/\(latitude)/\(longitude)")
    }

    private static func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
        "\(plain(abs(value)))° \(value < 0 ? negative : positive)"
    }

    /// Four decimals are ten metres.
    private static func plain(_ value: Double) -> String {
        let ten = Int((abs(value) * 10_000).rounded())
        let decimals = String(ten % 10_000)
        return "\(value < 0 && ten > 0 ? "-" : "")\(ten / 10_000)."
            + String(repeating: "0", count: 4 - decimals.count) + decimals
    }
}
