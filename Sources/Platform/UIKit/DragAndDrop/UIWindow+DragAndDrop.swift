import Foundation
internal import CGtk
internal import GtkShim

// GTK's side of drag and drop: one drop target and one drag source for each window.
extension UIWindow {
    func connectDragAndDrop() {
        guard let widget else { return }
        let context = Unmanaged.passUnretained(self).toOpaque()
        connectDrops(widget, context)
        connectDrags(widget, context)
    }

    private func connectDrops(_ widget: UnsafeMutablePointer<GtkWidget>, _ context: UnsafeMutableRawPointer) {
        let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
        let target = gtk_drop_target_new(GType(GTypes.invalid), actions)!
        // Files first: a picture that is dragged from a file manager is its file.
        var types = [gdk_file_list_get_type(), gdk_texture_get_type(), GTypes.string]
        gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
        let entered: @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> UInt32 = {
            target, x, y, context in
            let formats = target.flatMap { gtk_drop_target_get_current_drop($0) }.flatMap { gdk_drop_get_formats($0) }
            let providers = GdkItems.promised(by: formats)
            return dropping(context) { $0.enter(providers, at: CGPoint(x: x, y: y)).gdkAction }
        }
        let moved: @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> UInt32 = {
            _, x, y, context in dropping(context) { $0.move(to: CGPoint(x: x, y: y)).gdkAction }
        }
        let left: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, context in
            dropping(context) {
                $0.leave()
                return 0
            }
        }
        let dropped:
            @convention(c) (OpaquePointer?, UnsafePointer<GValue>?, Double, Double, UnsafeMutableRawPointer?) ->
                gboolean = {
                    _, value, x, y, context in
                    let providers = value.map { GdkItems.providers(of: $0) } ?? []
                    return gboolean(dropping(context) { $0.drop(providers, at: CGPoint(x: x, y: y)) ? 1 : 0 })
                }
        let object = UnsafeMutableRawPointer(target)
        shim_connect(object, "enter", unsafeBitCast(entered, to: GCallback.self), context)
        shim_connect(object, "motion", unsafeBitCast(moved, to: GCallback.self), context)
        shim_connect(object, "leave", unsafeBitCast(left, to: GCallback.self), context)
        shim_connect(object, "drop", unsafeBitCast(dropped, to: GCallback.self), context)
        gtk_widget_add_controller(widget, target)
    }

    private func connectDrags(_ widget: UnsafeMutablePointer<GtkWidget>, _ context: UnsafeMutableRawPointer) {
        let source = gtk_drag_source_new()!
        gtk_drag_source_set_actions(source, GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue))
        let prepare: @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> OpaquePointer? = {
            _, x, y, context in
            let window = Unmanaged<UIWindow>.fromOpaque(context!).takeUnretainedValue()
            return MainActor.assumeIsolated { Pointer(window.beginDrag(at: CGPoint(x: x, y: y))) }.value
        }
        let ended: @convention(c) (OpaquePointer?, OpaquePointer?, gboolean, UnsafeMutableRawPointer?) -> Void = {
            _, _, _, context in
            let window = Unmanaged<UIWindow>.fromOpaque(context!).takeUnretainedValue()
            MainActor.assumeIsolated { window.endDrag() }
        }
        let object = UnsafeMutableRawPointer(source)
        shim_connect(object, "prepare", unsafeBitCast(prepare, to: GCallback.self), context)
        shim_connect(object, "drag-end", unsafeBitCast(ended, to: GCallback.self), context)
        gtk_widget_add_controller(widget, source)
    }

    /// What is dragged from a place, where something can be.
    private func beginDrag(at place: CGPoint) -> OpaquePointer? {
        var view = hitTest(place, with: nil)
        while let current = view {
            for case let drag as UIDragInteraction in current.interactions where drag.isEnabled {
                let session = DragAndDropSession(items: [], window: self)
                session.place = place
                session.items = drag.delegate?.dragInteraction(drag, itemsForBeginning: session) ?? []
                guard !session.items.isEmpty, let content = GdkItems.content(of: session.items) else { continue }
                pointer.cancel()
                DropRouter.localSession = session
                draggingInteraction = drag
                drag.delegate?.dragInteraction(drag, sessionWillBegin: session)
                return content
            }
            view = current.superview
        }
        return nil
    }

    private func endDrag() {
        guard let session = DropRouter.localSession else { return }
        if let drag = draggingInteraction {
            drag.delegate?.dragInteraction(drag, session: session, didEndWith: .copy)
        }
        draggingInteraction = nil
        DropRouter.localSession = nil
    }
}

/// Carries a pointer out of `assumeIsolated`; it never leaves the main thread.
private struct Pointer: @unchecked Sendable {
    let value: OpaquePointer?
    init(_ value: OpaquePointer?) { self.value = value }
}

@discardableResult
private func dropping(_ context: UnsafeMutableRawPointer?, _ body: @MainActor (DropRouter) -> UInt32) -> UInt32 {
    guard let context else { return 0 }
    let window = Unmanaged<UIWindow>.fromOpaque(context).takeUnretainedValue()
    return withoutActuallyEscaping(body) { body in MainActor.assumeIsolated { body(window.drops) } }
}

extension UIDropOperation {
    fileprivate var gdkAction: UInt32 {
        switch self {
        case .copy: UInt32(GDK_ACTION_COPY.rawValue)
        case .move: UInt32(GDK_ACTION_MOVE.rawValue)
        default: 0
        }
    }
}
