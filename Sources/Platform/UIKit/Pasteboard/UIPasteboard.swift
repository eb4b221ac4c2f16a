import Foundation
internal import CGtk
internal import GtkShim

/// The clipboard.
@preconcurrency @MainActor public final class UIPasteboard {
    public static let general = UIPasteboard()

    /// What this process put there last; the desktop's clipboard is asked by `read`.
    private var own: String?

    /// The text that was copied last by this application. Other applications' text comes by `readString`, which has to wait
    /// for them.
    public var string: String? {
        get { own }
        set {
            own = newValue
            guard Display.isAvailable, let display = gdk_display_get_default() else { return }
            shim_clipboard_set_text(gdk_display_get_clipboard(display), newValue ?? "")
        }
    }

    public var hasStrings: Bool { own != nil }

    /// The clipboard's text, whoever put it there.
    public func readString() async -> String? {
        guard Display.isAvailable, let display = gdk_display_get_default() else { return own }
        let clipboard = gdk_display_get_clipboard(display)
        return await withCheckedContinuation { continuation in
            let box = Unmanaged.passRetained(Waiter(continuation)).toOpaque()
            gdk_clipboard_read_text_async(
                clipboard, nil,
                { source, result, data in
                    let waiter = Unmanaged<Waiter>.fromOpaque(data!).takeRetainedValue()
                    guard let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil) else {
                        return waiter.continuation.resume(returning: nil)
                    }
                    waiter.continuation.resume(returning: String(cString: text))
                    g_free(text)
                }, box)
        }
    }

    private final class Waiter {
        let continuation: CheckedContinuation<String?, Never>
        init(_ continuation: CheckedContinuation<String?, Never>) { self.continuation = continuation }
    }
}
