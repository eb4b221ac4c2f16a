import Matrix

/// A reaction, as it counts: nobody puts the same one on the same event twice.
struct Annotation: Sendable, Hashable {
    var parent: EventID
    var key: String
    var sender: UserID
    var type: EventType

    init?(_ relation: EventRelation?, by sender: UserID, type: EventType) {
        guard let relation, relation.kind == .annotation else { return nil }
        parent = relation.parent
        key = relation.key ?? ""
        self.sender = sender
        self.type = type
    }
}

extension Event {
    var annotation: Annotation? { Annotation(relation, by: sender, type: type) }
}
