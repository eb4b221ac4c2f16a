/// The versions of the client-server API that Parlor speaks.
public enum SpecificationVersions {
    public static let supported = [
        "r0.6.1", "v1.1", "v1.2", "v1.3", "v1.4", "v1.5", "v1.6", "v1.7", "v1.8", "v1.9", "v1.10", "v1.11",
    ]
    /// The room version of new rooms, and the only one that the homeserver makes.
    public static let defaultRoomVersion = "11"
}
