import Parlor

/// What went wrong, in a sentence for the person in front of the screen.
public enum TroubleText {
    public static func of(_ error: any Error) -> String {
        switch (error as? ClientError)?.kind {
        case .unreachable: "The server can't be reached. Check the connection."
        case .serverFault: "The server has a problem. Try again in a moment."
        case .rateLimited: "The server is busy. Try again in a moment."
        case .wrongCredentials: "The name or the password is wrong."
        case .signedOut, .notConnected: "You are signed out. Please sign in again."
        case .forbidden: "You are not allowed to see this."
        case .notFound, .invalidChannelId: "This does not exist, or not any more."
        case .store: "What is stored on this device can't be read or written."
        default: "Something went wrong."
        }
    }
}
