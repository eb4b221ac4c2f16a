import Foundation

/// What went wrong, whether it will be tried again, and what the user can do.
///
/// ```swift
/// do {
///     try await client.connect(userID: "@anna:example.org", password: password)
/// } catch let error as ClientError where error.kind == .wrongCredentials {
///     show("The name or the password is wrong.")
/// }
/// ```
public struct ClientError: Error, Hashable, Sendable {
    /// What went wrong.
    public let kind: Kind
    /// One sentence for a developer. It names identifiers, never the content of a message, a password or a token.
    public let message: String
    /// The homeserver's `errcode`, if the error came from there.
    public let errcode: String?
    /// The HTTP status, if there was an answer.
    public let status: Int?
    /// How long the homeserver asks to wait.
    public let retryAfter: Duration?

    /// For tests and for token providers; the kit itself makes errors from answers.
    public init(
        _ kind: Kind, _ message: String, errcode: String? = nil, status: Int? = nil, retryAfter: Duration? = nil
    ) {
        self.kind = kind
        self.message = message
        self.errcode = errcode
        self.status = status
        self.retryAfter = retryAfter
    }

    /// What went wrong.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// No user is connected.
        case notConnected
        /// The homeserver cannot be reached, or broke off.
        case unreachable
        /// The homeserver has a fault of its own (status 5xx), or is not a Matrix homeserver.
        case serverFault
        /// Too much was asked in too short a time; see ``ClientError/retryAfter``.
        case rateLimited
        /// The name, the password or the token is not right.
        case wrongCredentials
        /// The session was ended: the token is unknown, or has expired.
        case signedOut
        /// The app's ``TokenProvider`` threw something.
        case tokenProviderFailed
        /// The user may not do this.
        case forbidden
        /// No such channel, alias, message, user or file.
        case notFound
        /// There is a channel of this id already.
        case aliasTaken
        /// There is a user of this name already.
        case userIDTaken
        /// A text that is no ``ChannelId``.
        case invalidChannelId
        /// A text that is no user identifier.
        case invalidUserID
        /// Over 64 KB as an event, or a file over the homeserver's limit.
        case tooLarge
        /// There is neither a text nor an attachment.
        case emptyMessage
        /// The homeserver understands the request and refuses it.
        case rejected
        /// The channel is encrypted, which this kit cannot do yet; so nothing is sent there.
        case encrypted
        /// The local store cannot be opened or written.
        case store
        /// The user's store is open in another process, or in another client of this one.
        case storeInUse
        /// The disk is full. What is stored is safe; what was to be stored is not.
        case diskFull
        /// The file of an attachment cannot be read.
        case unreadableFile
        /// It was taken back before it was done.
        case cancelled
    }

    /// What happens next.
    public enum Recovery: String, Hashable, Sendable {
        /// The kit tries again by itself.
        case retry
        /// The user has to sign in again.
        case signInAgain
        /// Trying again would fail again.
        case giveUp
    }
}
