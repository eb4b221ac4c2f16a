import Foundation
internal import CGtk
internal import GtkShim

extension UIWindow {
    /// Asks GTK for a frame and turns the loop until it is drawn: for pictures and tests.
    package func drawFrame(timeout: TimeInterval = 2) {
        guard let widget, let clock = gtk_widget_get_frame_clock(widget) else { return }
        let painted = FramePainted()
        let handler: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
            Unmanaged<FramePainted>.fromOpaque(data!).takeUnretainedValue().isDone = true
        }
        let connection = shim_connect(
            UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passUnretained(painted).toOpaque())
        gtk_widget_queue_draw(widget)
        gdk_frame_clock_request_phase(clock, GdkFrameClockPhase(GDK_FRAME_CLOCK_PHASE_PAINT.rawValue))
        MainLoop.turn(until: { painted.isDone }, timeout: timeout)
        g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), connection)
    }
}

private final class FramePainted { var isDone = false }
