import AVFoundation
import Parlor

/// Finds out how long and how large a film or a sound is.
@MainActor enum MediaMeasure {
    /// Longer than this nobody waits to send something: it then goes out unmeasured.
    private static let patience: Duration = .seconds(5)

    static func measured(_ payload: AttachmentPayload, file: URL) async -> AttachmentPayload {
        await withCheckedContinuation { continuation in
            let answer = FirstAnswer(continuation)
            Task { answer.give(await measure(payload, file)) }
            Task {
                try? await Task.sleep(for: patience)
                answer.give(payload)
            }
        }
    }

    private static func measure(_ payload: AttachmentPayload, _ file: URL) async -> AttachmentPayload {
        let asset = AVURLAsset(url: file)
        guard let (duration, tracks) = try? await asset.load(.duration, .tracks) else { return payload }
        var payload = payload
        if duration.isNumeric, duration.seconds > 0 { payload.duration = .milliseconds(Int(duration.seconds * 1000)) }
        guard payload.kind == .video, let size = tracks.first(where: { $0.mediaType == .video })?.naturalSize,
            size.width > 0, size.height > 0
        else { return payload }
        payload.width = Int(size.width)
        payload.height = Int(size.height)
        payload.thumbnail = await thumbnail(asset)
        return payload
    }

    private static func thumbnail(_ asset: AVAsset) async -> AttachmentPayload.Thumbnail? {
        let generator = AVAssetImageGenerator(asset: asset)
        generator.maximumSize = CGSize(width: 640, height: 640)
        guard let picture = try? await generator.image(at: .zero).image,
            let bytes = picture.jpegData(compressionQuality: 0.8)
        else { return nil }
        return AttachmentPayload.Thumbnail(
            source: .data(Array(bytes)), mimeType: "image/jpeg", width: Int(picture.size.width),
            height: Int(picture.size.height))
    }
}

/// Passes on the first of several answers.
@MainActor private final class FirstAnswer<Value: Sendable> {
    private var continuation: CheckedContinuation<Value, Never>?

    init(_ continuation: CheckedContinuation<Value, Never>) { self.continuation = continuation }

    func give(_ value: Value) {
        continuation?.resume(returning: value)
        continuation = nil
    }
}
