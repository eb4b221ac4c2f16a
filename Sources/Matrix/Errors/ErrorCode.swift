/// The stable part of an error on the wire: the `errcode`.
public struct ErrorCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public var description: String { rawValue }
}

extension ErrorCode {
    public static let forbidden = ErrorCode(rawValue: "M_FORBIDDEN")
    public static let unknownToken = ErrorCode(rawValue: "M_UNKNOWN_TOKEN")
    public static let missingToken = ErrorCode(rawValue: "M_MISSING_TOKEN")
    public static let badJSON = ErrorCode(rawValue: "M_BAD_JSON")
    public static let notJSON = ErrorCode(rawValue: "M_NOT_JSON")
    public static let notFound = ErrorCode(rawValue: "M_NOT_FOUND")
    public static let limitExceeded = ErrorCode(rawValue: "M_LIMIT_EXCEEDED")
    public static let unrecognized = ErrorCode(rawValue: "M_UNRECOGNIZED")
    public static let unknown = ErrorCode(rawValue: "M_UNKNOWN")
    public static let userInUse = ErrorCode(rawValue: "M_USER_IN_USE")
    public static let invalidUsername = ErrorCode(rawValue: "M_INVALID_USERNAME")
    public static let exclusive = ErrorCode(rawValue: "M_EXCLUSIVE")
    public static let weakPassword = ErrorCode(rawValue: "M_WEAK_PASSWORD")
    public static let roomInUse = ErrorCode(rawValue: "M_ROOM_IN_USE")
    public static let invalidRoomState = ErrorCode(rawValue: "M_INVALID_ROOM_STATE")
    public static let unsupportedRoomVersion = ErrorCode(rawValue: "M_UNSUPPORTED_ROOM_VERSION")
    public static let badState = ErrorCode(rawValue: "M_BAD_STATE")
    public static let badAlias = ErrorCode(rawValue: "M_BAD_ALIAS")
    public static let missingParameter = ErrorCode(rawValue: "M_MISSING_PARAM")
    public static let invalidParameter = ErrorCode(rawValue: "M_INVALID_PARAM")
    /// The same reaction was put on the same event before.
    public static let duplicateAnnotation = ErrorCode(rawValue: "M_DUPLICATE_ANNOTATION")
    /// A restricted room has nobody in it who may let people in.
    public static let unableToGrantJoin = ErrorCode(rawValue: "M_UNABLE_TO_GRANT_JOIN")
    public static let tooLarge = ErrorCode(rawValue: "M_TOO_LARGE")
    public static let guestAccessForbidden = ErrorCode(rawValue: "M_GUEST_ACCESS_FORBIDDEN")
    public static let userDeactivated = ErrorCode(rawValue: "M_USER_DEACTIVATED")
    public static let wrongRoomKeysVersion = ErrorCode(rawValue: "M_WRONG_ROOM_KEYS_VERSION")
    public static let invalidSignature = ErrorCode(rawValue: "M_INVALID_SIGNATURE")
    public static let notYetUploaded = ErrorCode(rawValue: "M_NOT_YET_UPLOADED")
    public static let cannotOverwriteMedia = ErrorCode(rawValue: "M_CANNOT_OVERWRITE_MEDIA")
    public static let resourceLimitExceeded = ErrorCode(rawValue: "M_RESOURCE_LIMIT_EXCEEDED")
}
