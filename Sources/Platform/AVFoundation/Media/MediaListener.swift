import Foundation
internal import CGtk

/// Hears a media stream's signals and passes them on, on the main thread.
///
/// GStreamer's threads send some of them (a frame of another size). So each connection holds the listener until GLib has
/// closed it, and the stream may be released on any thread.
final class MediaListener: @unchecked Sendable {
    // Set once, before the first signal; weak references are safe to read on any thread.
    weak var stream: MediaStream?
    private var connections: [gulong] = []

    func connect(to pointer: UnsafeMutablePointer<GtkMediaStream>) {
        let noticed:
            @convention(c) (
                UnsafeMutablePointer<GtkMediaStream>?, UnsafeMutablePointer<GParamSpec>?, UnsafeMutableRawPointer?
            ) -> Void = { _, property, context in
                guard let property, let context else { return }
                MediaListener.from(context).heard(String(cString: property.pointee.name))
            }
        let drawn: @convention(c) (UnsafeMutablePointer<GtkMediaStream>?, UnsafeMutableRawPointer?) -> Void = {
            _, context in
            if let context { MediaListener.from(context).heard("frame") }
        }
        connections = [
            add("notify", unsafeBitCast(noticed, to: GCallback.self), pointer),
            add("invalidate-contents", unsafeBitCast(drawn, to: GCallback.self), pointer),
            add("invalidate-size", unsafeBitCast(drawn, to: GCallback.self), pointer),
        ]
    }

    func disconnect(from pointer: UnsafeMutablePointer<GtkMediaStream>) {
        for connection in connections { g_signal_handler_disconnect(pointer, connection) }
        connections = []
    }

    private func add(
        _ signal: String, _ handler: @escaping GCallback, _ pointer: UnsafeMutablePointer<GtkMediaStream>
    ) -> gulong {
        g_signal_connect_data(
            pointer, signal, handler, Unmanaged.passRetained(self).toOpaque(),
            { context, _ in Unmanaged<MediaListener>.fromOpaque(context!).release() }, GConnectFlags(0))
    }

    private static func from(_ context: UnsafeMutableRawPointer) -> MediaListener {
        Unmanaged<MediaListener>.fromOpaque(context).takeUnretainedValue()
    }

    private func heard(_ name: String) {
        guard Thread.isMainThread else { return DispatchQueue.main.async { self.heard(name) } }
        guard let stream else { return }
        switch name {
        case "prepared": stream.tell(.prepared)
        case "timestamp": stream.tell(.moved)
        case "ended": if stream.hasEnded { stream.tell(.ended) }
        case "error": if stream.failure != nil { stream.tell(.failed) }
        case "seeking": if !stream.isSeeking { stream.tell(.seeked) }
        case "frame": stream.tell(.frame)
        default: break
        }
    }
}
