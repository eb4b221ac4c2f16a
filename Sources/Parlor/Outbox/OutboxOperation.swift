internal import JSON

/// One thing that the homeserver is to be told, whatever happens to the network and to this process meanwhile.
///
/// A target is an event identifier, or the transaction id of something that still stands in the outbox itself; then the operation
/// waits for it, and fails with it.
enum OutboxOperation: Sendable, Equatable {
    /// Brings a file to the media repository. `owner` is the transaction id of the message that waits for the address.
    case upload(OutboxUpload, owner: String)
    case message(JSONValue)
    /// `content` is that of the replacing event, its relation included.
    case edit(target: String, content: JSONValue)
    case redaction(target: String, reason: String? = nil)
    case reaction(target: String, key: String)
    /// - Parameter thread: The root of the thread that was read; nil: the channel, and its fully-read marker with it.
    case readMarker(target: String, thread: String? = nil, isPrivate: Bool = false)
    /// The newest content of one type and key wins: one that still waits gives way.
    case stateEvent(type: String, stateKey: String = "", content: JSONValue)
    /// Of the room it is enqueued for, or of the account (``OutboxItem/accountLane``). The newest wins.
    case accountData(type: String, content: JSONValue)
    /// - Parameter content: Nil takes the tag away.
    case tag(String, content: JSONValue?)
    /// - Parameter content: Nil takes the rule away.
    case pushRule(kind: String, id: String, content: JSONValue?)
}

/// A file on its way to the media repository.
struct OutboxUpload: Sendable, Equatable {
    /// Where in the message's content the address goes.
    enum Field: String, Sendable {
        case file, thumbnail
    }

    var path: String
    var mimeType: String
    var name: String?
    var field: Field = .file
}

extension OutboxOperation {
    var kind: OutboxItem.Kind {
        switch self {
        case .upload: .upload
        case .message: .message
        case .edit: .edit
        case .redaction: .redaction
        case .reaction: .reaction
        case .readMarker: .readMarker
        case .stateEvent: .stateEvent
        case .accountData: .accountData
        case .tag: .tag
        case .pushRule: .pushRule
        }
    }

    var target: String? {
        switch self {
        case .upload(_, let owner): owner
        case .edit(let target, _), .redaction(let target, _), .reaction(let target, _), .readMarker(let target, _, _):
            target
        default: nil
        }
    }

    /// What is written to the row; see ``OutboxItem``.
    var content: JSONValue {
        switch self {
        case .upload(let upload, _):
            var content: JSONValue = ["mimetype": .string(upload.mimeType)]
            if let name = upload.name { content["name"] = .string(name) }
            return content
        case .message(let content), .edit(_, let content), .stateEvent(_, _, let content), .accountData(_, let content):
            return content
        case .redaction(_, let reason):
            guard let reason else { return .object([:]) }
            return ["reason": .string(reason)]
        case .reaction(let target, let key):
            return ["m.relates_to": ["rel_type": "m.annotation", "event_id": .string(target), "key": .string(key)]]
        case .readMarker(_, let thread, let isPrivate):
            var content: JSONValue = ["private": .bool(isPrivate)]
            if let thread { content["thread_id"] = .string(thread) }
            return content
        case .tag(_, let content), .pushRule(_, _, let content): return content ?? .null
        }
    }

    /// The type of the state or account data, the tag, the kind of push rule, or what an upload is for.
    var type: String? {
        switch self {
        case .upload(let upload, _): upload.field.rawValue
        case .stateEvent(let type, _, _), .accountData(let type, _), .tag(let type, _), .pushRule(let type, _, _): type
        default: nil
        }
    }

    var stateKey: String? {
        switch self {
        case .stateEvent(_, let key, _): key
        case .pushRule(_, let id, _): id
        case .readMarker(_, let thread, _): thread ?? ""
        default: nil
        }
    }
}
