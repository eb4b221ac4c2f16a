import Foundation

/// A user's store could not be used; it was set aside, and a new one is being filled from the homeserver.
///
/// Nothing was deleted. What waited to be sent was taken over as far as it could be read, and goes out.
public struct StoreRecovery: Hashable, Sendable {
    /// Why a store cannot be used.
    public enum Reason: Hashable, Sendable {
        /// The file is no database, or parts of it are destroyed.
        case damaged
        /// A newer version of the app has written it.
        case newerVersion
    }

    /// Why it could not be used.
    public let reason: Reason
    /// Where the old file is, for whoever wants to look into it. The kit never touches it again, but a logout deletes it.
    public let setAside: URL
    /// How much of what waited to be sent was rescued.
    public let rescuedOperations: Int

    /// For tests; the kit itself makes recoveries.
    public init(reason: Reason, setAside: URL, rescuedOperations: Int) {
        self.reason = reason
        self.setAside = setAside
        self.rescuedOperations = rescuedOperations
    }
}
