import Foundation
internal import CGtk
internal import GtkShim

/// The connection to the desktop.
@MainActor package enum Display {
    private static var result: Bool?

    /// Connects at the first question; the answer stays.
    package static var isAvailable: Bool {
        if let result { return result }
        leaveOutGL()
        // GTK prints its own complaint about a missing display; ours is one sentence, from whoever needed it.
        let connected = gtk_init_check() != 0
        result = connected
        if connected { Desktop.connect() }
        return connected
    }

    /// Who chose the renderer without GL gets none: GTK would look for it nevertheless, and a machine without a graphics card would
    /// load its emulation, 57 MB that nothing uses.
    private static func leaveOutGL() {
        guard getenv("GSK_RENDERER").map({ String(cString: $0) }) == "cairo" else { return }
        setenv("GDK_DEBUG", "gl-disable", 0)
    }

    package struct Unavailable: Error, CustomStringConvertible {
        package var description: String {
            "No display: set DISPLAY or WAYLAND_DISPLAY, or run under gtk4-broadwayd or xvfb-run."
        }
    }

    package static func require() throws {
        guard isAvailable else { throw Unavailable() }
    }
}
