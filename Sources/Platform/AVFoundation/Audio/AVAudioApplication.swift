import Foundation

/// The app's leave to record. There is no recording here, so it is always denied: what apps already treat as "no microphone".
public final class AVAudioApplication: NSObject, @unchecked Sendable {
    /// Whether the app may record.
    public enum recordPermission: Int, Sendable { case undetermined, denied, granted }

    public static let shared = AVAudioApplication()
    public var recordPermission: AVAudioApplication.recordPermission { .denied }

    public class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) { response(false) }
    public class func requestRecordPermission() async -> Bool { false }
    private override init() { super.init() }
}
