import Foundation
internal import CGtk
internal import GtkShim

/// A quiet desktop for tests and pictures: no blinking caret, no motion, a software renderer.
@MainActor package enum Quiet {
    /// Before the first use of GTK in the process.
    package static func prepare(accessibility: Bool = false) {
        setenv("GSK_RENDERER", "cairo", 1)
        if !accessibility { setenv("GTK_A11Y", "none", 1) }
        Desktop.animationsAreEnabled = false
        guard Display.isAvailable, let settings = gtk_settings_get_default() else { return }
        let object = UnsafeMutableRawPointer(settings)
        shim_set_bool(object, "gtk-cursor-blink", 0)
        shim_set_bool(object, "gtk-enable-animations", 0)
    }
}
