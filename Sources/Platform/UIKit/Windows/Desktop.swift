import Foundation
internal import CGtk
internal import GtkShim

/// The desktop's wishes: dark mode, text size, reduced motion.
@MainActor package enum Desktop {
    private static var settings: OpaquePointer? { gtk_settings_get_default() }

    /// How much larger than designed text is drawn; from the desktop's font resolution.
    package private(set) static var textScale: CGFloat = 1
    package static var reducesMotion = false
    /// Tests and screenshots turn motion off; so does the desktop.
    package static var animationsAreEnabled = true
    /// The application's choice; `unspecified` follows the desktop.
    package static var preferredStyle = UIUserInterfaceStyle.unspecified { didSet { styleChanged() } }

    static func connect() {
        guard let settings else { return }
        NativeStyle.install()
        readTextScale()
        reducesMotion = shim_get_bool(UnsafeMutableRawPointer(settings), "gtk-enable-animations") == 0
        UITraitCollection.current = UITraitCollection.current.with(userInterfaceStyle: desktopStyle)
        let changed: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, _, _ in
            MainActor.assumeIsolated {
                Desktop.readTextScale()
                Desktop.styleChanged()
            }
        }
        for name in ["gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-xft-dpi"] {
            shim_connect(
                UnsafeMutableRawPointer(settings), "notify::\(name)", unsafeBitCast(changed, to: GCallback.self), nil)
        }
    }

    /// Follows a change of light and dark while windows are open.
    static func styleChanged() {
        let style = preferredStyle == .unspecified ? desktopStyle : preferredStyle
        let current = UITraitCollection.current
        UITraitCollection.current = current.with(userInterfaceStyle: style)
        for window in UIWindow.all { window.apply(window.windowTraits.with(userInterfaceStyle: style)) }
        NativeStyle.refresh()
    }

    private static var desktopStyle: UIUserInterfaceStyle {
        guard let settings else { return .light }
        if shim_get_bool(UnsafeMutableRawPointer(settings), "gtk-application-prefer-dark-theme") != 0 { return .dark }
        guard let name = shim_get_string(UnsafeMutableRawPointer(settings), "gtk-theme-name") else { return .light }
        defer { g_free(name) }
        return String(cString: name).lowercased().contains("dark") ? .dark : .light
    }

    private static func readTextScale() {
        guard let settings else { return }
        let dpi = shim_get_int(UnsafeMutableRawPointer(settings), "gtk-xft-dpi")
        setTextScale(dpi > 0 ? (CGFloat(dpi) / (96 * 1024)).rounded(toHundredths: ()) : 1)
    }

    package static func setTextScale(_ scale: CGFloat) {
        guard scale != textScale else { return }
        textScale = scale
        TextLayout.fontsChanged()
        for window in UIWindow.all { window.propagateTraits(from: window.traitCollection) }
    }
}

extension CGFloat {
    fileprivate func rounded(toHundredths: Void) -> CGFloat { (self * 100).rounded() / 100 }
}
