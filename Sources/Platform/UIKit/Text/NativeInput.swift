import Foundation
internal import CGtk
internal import GtkShim

/// What the wrappers of GTK's entry and text view share: owning the widget for the life of the view, composing, focus.
@MainActor final class NativeInput {
    /// The widget that stands in the tree.
    let widget: UnsafeMutablePointer<GtkWidget>
    /// The widget that has the caret.
    let editor: UnsafeMutablePointer<GtkWidget>
    var isComposing = false
    /// Set while Swift changes the text, so that the change is not reported back.
    var isSettingText = false
    private let provider = gtk_css_provider_new()!
    private var sheet = ""

    init(widget: UnsafeMutablePointer<GtkWidget>, editor: UnsafeMutablePointer<GtkWidget>) {
        self.widget = widget
        self.editor = editor
        // Kept over removal from the tree: text, undo and selection survive a change of superview.
        g_object_ref_sink(UnsafeMutableRawPointer(widget))
        gtk_widget_add_css_class(widget, "parlor")
        gtk_widget_add_css_class(editor, "parlor")
        // The inherited properties (font, colour) reach the inner nodes of the input from here.
        for target in [widget, editor] {
            gtk_style_context_add_provider(
                gtk_widget_get_style_context(target), OpaquePointer(provider),
                UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
        }
        let composing: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void = {
            _, text, data in
            MainActor.assumeIsolated {
                Unmanaged<NativeInput>.fromOpaque(data!).takeUnretainedValue().isComposing =
                    text.map { $0.pointee != 0 } ?? false
            }
        }
        shim_connect(
            UnsafeMutableRawPointer(editor), "preedit-changed", unsafeBitCast(composing, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque())
    }

    deinit {
        // GTK belongs to the main thread, wherever the last reference went away.
        let (widget, editor, provider) = (
            UInt(bitPattern: widget), UInt(bitPattern: editor), UInt(bitPattern: UnsafeMutableRawPointer(provider))
        )
        let context = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
        let release: @Sendable () -> Void = {
            let editorObject = UnsafeMutableRawPointer(bitPattern: editor)
            let widgetObject = UnsafeMutableRawPointer(bitPattern: widget)
            for object in [editorObject, widgetObject] {
                g_signal_handlers_disconnect_matched(
                    object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, UnsafeMutableRawPointer(bitPattern: context))
            }
            g_object_unref(widgetObject)
            g_object_unref(UnsafeMutableRawPointer(bitPattern: provider))
        }
        if Thread.isMainThread { release() } else { DispatchQueue.main.async(execute: release) }
    }

    /// Font and colours, as the style sheet of this input alone.
    func style(font: UIFont, color: RGBA, tint: RGBA) {
        let size = font.pointSize * Desktop.textScale
        let new = """
            * { font-family: "\(font.familyName)", "Inter", sans-serif; font-size: \(size)px;
                font-weight: \(font.weight.css); font-style: \(font.isItalic ? "italic" : "normal");
                color: \(color.css); caret-color: \(tint.css); }
            """
        guard new != sheet else { return }
        sheet = new
        gtk_css_provider_load_from_data(provider, new, -1)
    }

    func grabFocus() { gtk_widget_grab_focus(editor) }

    var hasFocus: Bool { gtk_widget_has_focus(editor) != 0 }
}
