import Foundation

extension ClientError {
    /// Whether it will be tried again, the user must sign in again, or it is over.
    public var recovery: Recovery {
        switch kind {
        case .unreachable, .serverFault, .rateLimited, .tokenProviderFailed: .retry
        case .signedOut, .wrongCredentials, .notConnected: .signInAgain
        case .forbidden, .notFound, .aliasTaken, .userIDTaken, .invalidChannelId, .invalidUserID, .tooLarge,
            .emptyMessage,
            .rejected, .encrypted, .store, .storeInUse, .diskFull, .unreadableFile, .cancelled:
            .giveUp
        }
    }

    /// What happened, for the person in front of the screen.
    private var whatHappened: String {
        switch kind {
        case .notConnected: "Nobody is signed in."
        case .unreachable: "The server can't be reached."
        case .serverFault: "The server has a problem."
        case .rateLimited: "That was too much at once for the server."
        case .wrongCredentials: "The name or the password is wrong."
        case .signedOut: "You were signed out."
        case .tokenProviderFailed: "The app could not renew the session."
        case .forbidden: "You are not allowed to do this."
        case .notFound: "This does not exist, or not any more."
        case .aliasTaken: "There is a channel of that name already."
        case .userIDTaken: "There is a user of that name already."
        case .invalidChannelId: "This is no name for a channel."
        case .invalidUserID: "This is no name for a user."
        case .tooLarge: "This is too large."
        case .emptyMessage: "The message is empty."
        case .rejected: "The server refused this."
        case .encrypted: "This channel is encrypted, which this app can't do yet."
        case .store: "What is stored on this device can't be read or written."
        case .storeInUse: "This account is already open on this device."
        case .diskFull: "The disk is full."
        case .unreadableFile: "The file can't be read."
        case .cancelled: "This was cancelled."
        }
    }

    /// What the user can do, or that nothing need be done.
    private var whatToDo: String {
        switch kind {
        case .unreachable: "It is tried again by itself. Check the connection if it takes long."
        case .serverFault, .tokenProviderFailed: "It is tried again by itself in a moment."
        case .rateLimited: retryAfter.map(Self.patience) ?? "It is tried again by itself in a moment."
        case .notConnected, .signedOut: "Please sign in again."
        case .wrongCredentials: "Check both, and sign in again."
        case .forbidden: "Ask someone who runs the channel."
        case .notFound: "Check the name, or ask whoever sent it."
        case .aliasTaken, .userIDTaken: "Choose another name."
        case .invalidChannelId, .invalidUserID: "Use letters, digits, and the signs . _ = - /"
        case .tooLarge: "Send less of it, or a smaller file."
        case .emptyMessage: "Write something, or attach a file."
        case .rejected: "Trying again would fail again."
        case .encrypted: "Use an app that can, or a channel that is not encrypted."
        case .store: "Start the app again; what was sent is safe on the server."
        case .storeInUse: "Use the window that is open, or close it first."
        case .diskFull: "Free some space. Nothing was lost."
        case .unreadableFile: "Choose the file again."
        case .cancelled: "Do it again if you want it."
        }
    }

    private static func patience(_ wait: Duration) -> String {
        let seconds = max(1, Int(wait.components.seconds))
        return "It is tried again by itself in \(seconds) \(seconds == 1 ? "second" : "seconds")."
    }
}

extension ClientError: LocalizedError, CustomStringConvertible {
    /// What happened, as a sentence to show. ``message`` is the one for developers.
    public var errorDescription: String? { whatHappened }
    /// The sentence for developers.
    public var failureReason: String? { message }
    /// What the user can do, or that it is tried again by itself, as a sentence to show.
    public var recoverySuggestion: String? { whatToDo }

    public var description: String {
        errcode.map { "\(message) (\(kind.rawValue), \($0))" } ?? "\(message) (\(kind.rawValue))"
    }
}
