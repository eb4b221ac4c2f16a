import Foundation
internal import Matrix
internal import SQLite

extension ClientError {
    /// Tells what a homeserver's error means to this client.
    ///
    /// - Parameter retryAfter: What the answer's header says; newer homeservers say it there, older ones in the body.
    init(_ error: MatrixError, request: String, retryAfter: Duration? = nil) {
        let kind: Kind =
            switch error.code {
            case .unknownToken, .missingToken: .signedOut
            case .limitExceeded: .rateLimited
            case .forbidden, .guestAccessForbidden: .forbidden
            case .notFound: .notFound
            case .roomInUse: .aliasTaken
            case .userInUse: .userIDTaken
            case .invalidUsername: .invalidUserID
            case .tooLarge: .tooLarge
            default:
                switch error.status {
                case 401: .signedOut
                case 403: .forbidden
                case 413: .tooLarge
                case 429: .rateLimited
                case 500...: .serverFault
                default: .rejected
                }
            }
        self.init(
            kind, "\(request): \(error.message)", errcode: error.code.rawValue, status: error.status,
            retryAfter: error.retryAfterMilliseconds.map { .milliseconds($0) } ?? retryAfter)
    }

    /// The same error where a forbidden request means: name or password is wrong.
    var atLogin: ClientError {
        guard kind == .forbidden else { return self }
        return ClientError(.wrongCredentials, message, errcode: errcode, status: status)
    }

    /// Any error as one of ours. Those that are not come from the store.
    package init(wrapping error: any Error) {
        if let error = error as? ClientError {
            self = error
        } else if error is CancellationError {
            self.init(.cancelled, "The request was cancelled")
        } else if let full = ClientError(diskFull: error) {
            self = full
        } else {
            self.init(.store, String(describing: error))
        }
    }

    /// Nil for an error that has another cause than a full disk or quota.
    init?(diskFull error: any Error) {
        let isFull =
            switch error {
            case let error as SQLiteError: error.kind == .full
            case let error as CocoaError: error.code == .fileWriteOutOfSpace
            default:
                [ENOSPC, EDQUOT].contains(Int32((error as NSError).code))
                    && (error as NSError).domain == NSPOSIXErrorDomain
            }
        guard isFull else { return nil }
        self.init(.diskFull, "The disk is full; nothing was lost, but nothing more can be stored")
    }
}
