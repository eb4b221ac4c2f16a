import Foundation

/// Why something could not be played or opened.
public struct AVError: Error, LocalizedError, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceNotConnected = -11814
        case mediaServicesWereReset = -11819
        case decodeFailed = -11821
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case contentIsNotAuthorized = -11835
        case decoderNotFound = -11833
        case noImageAtTime = -11832
        case operationNotSupportedForAsset = -11838
        case operationInterrupted = -11847
        case serverIncorrectlyConfigured = -11850
        case undecodableMediaData = -11855
        case contentIsUnavailable = -11863
        case noLongerPlayable = -11867
    }

    public let code: Code
    /// In the words of the media back end, for a log.
    public let message: String

    public init(_ code: Code, message: String = "") {
        self.code = code
        self.message = message
    }

    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { message.isEmpty ? "The media could not be played." : message }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
