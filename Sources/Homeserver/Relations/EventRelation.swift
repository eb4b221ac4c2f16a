import JSON
import Matrix

/// What an event says it relates to: the part of `m.relates_to` that the server keeps beside the event.
///
/// Plain replies are none: they name an event, but not as what.
struct EventRelation: Sendable, Hashable {
    var kind: Relation.Kind
    var parent: EventID
    /// The reaction of an annotation.
    var key: String?

    init(_ kind: Relation.Kind, to parent: EventID, key: String? = nil) {
        self.kind = kind
        self.parent = parent
        self.key = key
    }

    /// Reads a content; `nil` when it relates to nothing.
    init?(_ content: EventContent) {
        guard let json = content["m.relates_to"], let kind = json["rel_type"]?.string,
            let parent = json["event_id"]?.string.flatMap(EventID.init), kind.utf8.count <= 255
        else { return nil }
        self.init(Relation.Kind(rawValue: kind), to: parent, key: json["key"]?.string)
    }

    /// The root of the thread that the event belongs to.
    var threadRoot: EventID? { kind == .thread ? parent : nil }
}

extension Draft {
    /// State relates to nothing: it takes the place of what stood there before.
    var relation: EventRelation? { stateKey == nil ? EventRelation(content) : nil }
}
