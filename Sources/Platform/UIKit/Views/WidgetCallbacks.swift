import Foundation
internal import CGtk
internal import GtkShim

/// The functions that GTK calls, for all widgets.
@MainActor enum WidgetCallbacks {
    private static var isInstalled = false

    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        parlor_widget_install(
            ParlorWidgetFunctions(
                allocate: { context, width, height in
                    MainActor.assumeIsolated { WidgetCallbacks.view(context)?.allocate(width: width, height: height) }
                },
                snapshot: { context, snapshot in
                    MainActor.assumeIsolated {
                        if let snapshot { WidgetCallbacks.view(context)?.snapshot(into: snapshot) }
                    }
                },
                disposed: { context in MainActor.assumeIsolated { WidgetCallbacks.view(context)?.widget = nil } },
                activated: { context in
                    MainActor.assumeIsolated { if let view = WidgetCallbacks.view(context) { _ = view.activate() } }
                },
                focus_changed: { context, focused in
                    MainActor.assumeIsolated { WidgetCallbacks.view(context)?.nativeFocusChanged(focused != 0) }
                }))
    }

    private nonisolated static func view(_ context: UnsafeMutableRawPointer?) -> UIView? {
        context.map { Unmanaged<UIView>.fromOpaque($0).takeUnretainedValue() }
    }
}
