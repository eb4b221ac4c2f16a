import Foundation
internal import CGtk
internal import GtkShim

/// Hears a media stream's signals. It outlives the Swift object until the main thread has disconnected it, so a stream may be
/// released on any thread.
final class MediaListener {
    weak var stream: MediaStream?
    private var connections: [gulong] = []

    func connect(to pointer: UnsafeMutablePointer<GtkMediaStream>) {
        let noticed:
            @convention(c) (
                UnsafeMutablePointer<GtkMediaStream>?, UnsafeMutablePointer<GParamSpec>?, UnsafeMutableRawPointer?
            ) -> Void = { _, property, context in
                guard let property, let stream = MediaListener.stream(context) else { return }
                switch String(cString: property.pointee.name) {
                case "prepared": stream.tell(.prepared)
                case "timestamp": stream.tell(.moved)
                case "ended": if stream.hasEnded { stream.tell(.ended) }
                case "error": if stream.failure != nil { stream.tell(.failed) }
                case "seeking": if !stream.isSeeking { stream.tell(.seeked) }
                default: break
                }
            }
        let drawn: @convention(c) (UnsafeMutablePointer<GtkMediaStream>?, UnsafeMutableRawPointer?) -> Void = {
            _, context in
            MediaListener.stream(context)?.tell(.frame)
        }
        let context = Unmanaged.passUnretained(self).toOpaque()
        connections = [
            shim_connect(pointer, "notify", unsafeBitCast(noticed, to: GCallback.self), context),
            shim_connect(pointer, "invalidate-contents", unsafeBitCast(drawn, to: GCallback.self), context),
            shim_connect(pointer, "invalidate-size", unsafeBitCast(drawn, to: GCallback.self), context),
        ]
    }

    func disconnect(from pointer: UnsafeMutablePointer<GtkMediaStream>) {
        for connection in connections { g_signal_handler_disconnect(pointer, connection) }
        connections = []
    }

    private static func stream(_ context: UnsafeMutableRawPointer?) -> MediaStream? {
        guard let context else { return nil }
        return Unmanaged<MediaListener>.fromOpaque(context).takeUnretainedValue().stream
    }
}
