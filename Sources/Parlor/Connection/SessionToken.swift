import Foundation

/// The key to a session at the homeserver.
struct SessionToken: Sendable, Equatable {
    var accessToken: String
    /// Gets a new access token when this one has ended; a homeserver gives it only to who asks for one.
    var refreshToken: String?
    /// When the access token ends, by this device's clock; nil: it is not known to.
    var expiresAt: Date?
}
