import Matrix

/// An event before it has an id and a place.
struct Draft: Sendable {
    var sender: UserID
    var type: EventType
    var stateKey: String?
    var content: EventContent
    /// `nil` for now; only the seeding of demos and tests sets it.
    var timestamp: Int?
    var transaction: Event.Transaction?
    /// Of redactions: copied to the top level for clients of older room versions.
    var redacts: EventID?

    var proposal: Authorization.Proposal {
        Authorization.Proposal(
            sender: sender, type: type, stateKey: stateKey, content: stateKey == nil ? [:] : content.value)
    }
}
