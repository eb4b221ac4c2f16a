import Foundation
internal import CGtk
internal import GtkShim

extension UIWindow {
    /// Registers the window and, where there is a display, opens it.
    package func show() {
        if !UIWindow.all.contains(where: { $0 === self }) { UIWindow.all.append(self) }
        installRoot()
        Flush.scheduleLayout()
        guard toplevel == nil, Display.isAvailable else { return }
        let toplevel = gtk_window_new()!
        self.toplevel = toplevel
        let gtkWindow = shim_window(toplevel)
        gtk_window_set_title(gtkWindow, title)
        gtk_window_set_default_size(gtkWindow, Int32(bounds.width), Int32(bounds.height))
        windowTraits = UITraitCollection.current.with(
            horizontalSizeClass: sizeClass, displayScale: CGFloat(gtk_widget_get_scale_factor(toplevel)))
        performLayout()
        gtk_window_set_child(gtkWindow, makeWidget())
        mountContents()
        connectInput()
        connectDragAndDrop()
        connectActivation()
        UIPasteboard.general.connect()
        let context = Unmanaged.passUnretained(self).toOpaque()
        let closed: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = { _, context in
            MainActor.assumeIsolated {
                Unmanaged<UIWindow>.fromOpaque(context!).takeUnretainedValue().closedByReader()
            }
            return 1
        }
        shim_connect(toplevel, "close-request", unsafeBitCast(closed, to: GCallback.self), context)
        gtk_window_present(gtkWindow)
        rootViewController?.appear()
    }

    /// Takes the window from the screen and from the list.
    package func close() {
        rootViewController?.disappear()
        moveFirstResponder(to: nil, forced: true)
        for view in subviews { view.unmountSubtree() }
        if let widget {
            parlor_widget_forget(widget)
            self.widget = nil
        }
        if let toplevel {
            self.toplevel = nil
            gtk_window_destroy(shim_window(toplevel))
        }
        UIWindow.all.removeAll { $0 === self }
    }

    private func closedByReader() {
        onClose?()
        close()
        if UIWindow.all.isEmpty { MainLoop.stop() }
    }

    /// GTK's smallest size for the window.
    func setMinimumSize(_ size: CGSize) {
        if let toplevel { gtk_widget_set_size_request(toplevel, Int32(size.width), Int32(size.height)) }
    }

    /// Tells the application when the desktop gives one of its windows the keyboard, or takes it.
    private func connectActivation() {
        guard let toplevel else { return }
        let changed: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, _, _ in
            MainActor.assumeIsolated {
                let isActive = UIWindow.all.contains { window in
                    window.toplevel.map { gtk_window_is_active(shim_window($0)) != 0 } ?? false
                }
                UIApplication.shared.activationChanged(isActive: isActive)
            }
        }
        shim_connect(toplevel, "notify::is-active", unsafeBitCast(changed, to: GCallback.self), nil)
    }

    func installRoot() {
        guard let root = rootViewController, UIWindow.all.contains(where: { $0 === self }) || toplevel != nil else {
            return
        }
        if root.view.superview !== self {
            root.view.frame = bounds
            insertSubview(root.view, at: 0)
            if toplevel != nil || !Display.isAvailable { root.appear() }
        }
    }

    /// Light or dark for the whole window, at run time.
    package func apply(_ traits: UITraitCollection) {
        guard traits != windowTraits else { return }
        let old = windowTraits
        windowTraits = traits
        propagateTraits(from: old)
    }
}
