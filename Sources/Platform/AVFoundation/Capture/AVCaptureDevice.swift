import Foundation

/// Cameras and microphones: there is no capturing here, and an app that asks is told that it is restricted.
open class AVCaptureDevice: NSObject {
    /// Always `restricted`: the answer that apps already treat as "this device has none".
    public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .restricted }

    public static func requestAccess(for mediaType: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void)
    {
        completionHandler(false)
    }

    public static func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    /// Always `nil`.
    public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    public static func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

    private override init() { super.init() }
}

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
