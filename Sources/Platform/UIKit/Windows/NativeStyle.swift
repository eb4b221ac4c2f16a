import Foundation
internal import CGtk
internal import GtkShim

/// The style sheet that makes GTK's own inputs invisible but for text, caret and selection: the views around them draw the rest.
@MainActor enum NativeStyle {
    private static var provider: OpaquePointer?

    static func install() {
        guard provider == nil, let display = gdk_display_get_default() else { return }
        let provider = gtk_css_provider_new()!
        self.provider = OpaquePointer(provider)
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        refresh()
    }

    static func refresh() {
        guard let provider else { return }
        let traits = UITraitCollection.current
        let accent = UIColor.tintColor.rgba(traits), text = UIColor.label.rgba(traits)
        let placeholder = UIColor.placeholderText.rgba(traits), background = UIColor.systemBackground.rgba(traits)
        let sheet = """
            window { background: \(background.css); }
            entry.parlor, textview.parlor, textview.parlor text, scrolledwindow.parlor {
              background: none; border: none; box-shadow: none; outline: none; border-radius: 0;
              min-height: 0; min-width: 0; padding: 0; margin: 0; color: \(text.css); caret-color: \(accent.css); }
            entry.parlor > text > placeholder { color: \(placeholder.css); opacity: 1; }
            entry.parlor selection, textview.parlor text selection {
              background: \(accent.withAlpha(0.28).css); color: inherit; }
            """
        gtk_css_provider_load_from_data(UnsafeMutablePointer(provider), sheet, -1)
        if let settings = gtk_settings_get_default() {
            let wanted: gboolean = traits.userInterfaceStyle == .dark ? 1 : 0
            let name = "gtk-application-prefer-dark-theme"
            if shim_get_bool(UnsafeMutableRawPointer(settings), name) != wanted {
                shim_set_bool(UnsafeMutableRawPointer(settings), name, wanted)
            }
        }
    }
}

extension RGBA {
    /// As CSS writes it.
    var css: String {
        func byte(_ value: CGFloat) -> Int { Int((value * 255).rounded()) }
        return "rgba(\(byte(red)),\(byte(green)),\(byte(blue)),\(alpha))"
    }
}
