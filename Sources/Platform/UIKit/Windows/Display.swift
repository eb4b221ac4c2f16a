import Foundation
internal import CGtk
internal import GtkShim

/// The connection to the desktop.
@MainActor package enum Display {
    private static var result: Bool?

    /// Connects at the first question; the answer stays.
    package static var isAvailable: Bool {
        if let result { return result }
        // GTK prints its own complaint about a missing display; ours is one sentence, from whoever needed it.
        let connected = gtk_init_check() != 0
        result = connected
        if connected { Desktop.connect() }
        return connected
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
