import Matrix

/// Who reads: it decides what stands in `unsigned`, and whose events are left out.
struct Viewer: Sendable {
    var user: UserID
    /// The device's key.
    var device: Int
    /// People whose events this person doesn't want to see.
    var ignored: Set<UserID> = []
}
