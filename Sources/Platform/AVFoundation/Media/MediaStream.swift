import Foundation
internal import CGtk

/// One file or stream that GTK's media back end (GStreamer) plays: sound, and frames to draw.
///
/// The only place that knows of `GtkMediaStream`. It belongs to the main thread, as everything of GTK's does; only its end
/// may come on another.
final class MediaStream {
    /// What changed; told on the main thread.
    enum Event { case prepared, moved, ended, failed, frame, seeked }

    private let pointer: UnsafeMutablePointer<GtkMediaStream>
    private let listener: MediaListener
    var onEvent: ((Event) -> Void)?

    /// `nil` without a display, since GTK then has no media back end.
    @MainActor init?(url: URL) {
        guard Display.isAvailable else { return nil }
        let file = url.isFileURL ? g_file_new_for_path(url.path) : g_file_new_for_uri(url.absoluteString)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        pointer = gtk_media_file_new_for_file(file)
        listener = MediaListener()
        listener.stream = self
        listener.connect(to: pointer)
    }

    deinit {
        let release = MediaRelease(pointer: pointer, listener: listener)
        if Thread.isMainThread { release.perform() } else { DispatchQueue.main.async { release.perform() } }
    }

    func tell(_ event: Event) { onEvent?(event) }

    // MARK: State

    var isPrepared: Bool { gtk_media_stream_is_prepared(pointer) != 0 }
    var hasVideo: Bool { gtk_media_stream_has_video(pointer) != 0 }
    var hasAudio: Bool { gtk_media_stream_has_audio(pointer) != 0 }
    var isPlaying: Bool { gtk_media_stream_get_playing(pointer) != 0 }
    var hasEnded: Bool { gtk_media_stream_get_ended(pointer) != 0 }
    var isSeeking: Bool { gtk_media_stream_is_seeking(pointer) != 0 }
    var isSeekable: Bool { gtk_media_stream_is_seekable(pointer) != 0 }
    /// In microseconds.
    var timestamp: Int64 { Int64(gtk_media_stream_get_timestamp(pointer)) }
    /// In microseconds; 0 while it is not known, and for a live stream.
    var duration: Int64 { Int64(gtk_media_stream_get_duration(pointer)) }

    /// What went wrong, in the back end's words.
    var failure: String? {
        guard let error = gtk_media_stream_get_error(pointer) else { return nil }
        return String(cString: error.pointee.message)
    }

    /// Zero until the first frame is there.
    var frameSize: CGSize {
        CGSize(
            width: Int(gdk_paintable_get_intrinsic_width(paintable)),
            height: Int(gdk_paintable_get_intrinsic_height(paintable)))
    }

    // MARK: Acting

    func play() { gtk_media_stream_play(pointer) }
    func pause() { gtk_media_stream_pause(pointer) }
    func seek(to microseconds: Int64) { gtk_media_stream_seek(pointer, gint64(microseconds)) }

    var volume: Double {
        get { gtk_media_stream_get_volume(pointer) }
        set { gtk_media_stream_set_volume(pointer, newValue) }
    }

    var isMuted: Bool {
        get { gtk_media_stream_get_muted(pointer) != 0 }
        set { gtk_media_stream_set_muted(pointer, newValue ? 1 : 0) }
    }

    /// Draws the present frame into a `GtkSnapshot`.
    func draw(into snapshot: OpaquePointer, in rect: CGRect) {
        gtk_snapshot_save(snapshot)
        var origin = graphene_point_t(x: Float(rect.minX), y: Float(rect.minY))
        gtk_snapshot_translate(snapshot, &origin)
        gdk_paintable_snapshot(paintable, snapshot, Double(rect.width), Double(rect.height))
        gtk_snapshot_restore(snapshot)
    }

    private var paintable: OpaquePointer { OpaquePointer(pointer) }
}

/// What has to happen on the main thread when a stream goes: the back end's pipeline lives there.
private struct MediaRelease: @unchecked Sendable {
    // Nobody else has the pointers any more.
    let pointer: UnsafeMutablePointer<GtkMediaStream>
    let listener: MediaListener

    func perform() {
        listener.disconnect(from: pointer)
        gtk_media_stream_pause(pointer)
        g_object_unref(pointer)
    }
}
