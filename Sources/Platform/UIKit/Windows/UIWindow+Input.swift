import Foundation
internal import CGtk
internal import GtkShim

// One set of GTK's event controllers per window, in the capture phase: every event is seen first here, hit-tested against
// the views, and then goes on to the native input that may lie under it.
extension UIWindow {
    func connectInput() {
        guard let widget, let toplevel else { return }
        let context = Unmanaged.passUnretained(self).toOpaque()
        connectPointer(widget, context)
        connectScroll(widget, context)
        connectKeys(toplevel, context)
    }

    private func connectPointer(_ widget: UnsafeMutablePointer<GtkWidget>, _ context: UnsafeMutableRawPointer) {
        let motion = gtk_event_controller_motion_new()!
        gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
        let moved: @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> Void = {
            _, x, y, context in
            withWindow(context) { $0.pointer.move(to: CGPoint(x: x, y: y)) }
        }
        let left: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, context in
            withWindow(context) { $0.pointer.leave() }
        }
        shim_connect(UnsafeMutableRawPointer(motion), "motion", unsafeBitCast(moved, to: GCallback.self), context)
        shim_connect(UnsafeMutableRawPointer(motion), "enter", unsafeBitCast(moved, to: GCallback.self), context)
        shim_connect(UnsafeMutableRawPointer(motion), "leave", unsafeBitCast(left, to: GCallback.self), context)
        gtk_widget_add_controller(widget, motion)

        let presses = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(presses, GTK_PHASE_CAPTURE)
        let happened: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
            _, event, context in
            guard let event else { return 0 }
            withWindow(context) { $0.take(event) }
            return 0
        }
        shim_connect(UnsafeMutableRawPointer(presses), "event", unsafeBitCast(happened, to: GCallback.self), context)
        gtk_widget_add_controller(widget, presses)
    }

    private func take(_ event: OpaquePointer) {
        let type = gdk_event_get_event_type(event)
        if type == GDK_TOUCHPAD_PINCH { return takePinch(event) }
        let isTouch = type == GDK_TOUCH_BEGIN || type == GDK_TOUCH_UPDATE || type == GDK_TOUCH_END
        guard type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE || isTouch || type == GDK_TOUCH_CANCEL else {
            return
        }
        guard type != GDK_TOUCH_CANCEL else { return pointer.cancel() }
        var x = 0.0, y = 0.0
        guard gdk_event_get_position(event, &x, &y) != 0, let place = placeInView(x, y) else { return }
        let modifiers = UIKeyModifierFlags(gdk_event_get_modifier_state(event))
        let time = TimeInterval(gdk_event_get_time(event)) / 1000
        switch type {
        case GDK_BUTTON_PRESS:
            let button: UIEvent.ButtonMask = gdk_button_event_get_button(event) == 3 ? .secondary : .primary
            // The mouse's own back button.
            if gdk_button_event_get_button(event) == 8 { keyboard.press(UIKey(.left, modifiers: .alternate)) }
            guard [1, 3].contains(gdk_button_event_get_button(event)) else { return }
            pointer.press(at: place, button: button, modifiers: modifiers, time: time)
        case GDK_BUTTON_RELEASE: pointer.release(at: place, time: time)
        case GDK_TOUCH_BEGIN: pointer.press(at: place, type: .direct, modifiers: modifiers, time: time)
        case GDK_TOUCH_UPDATE: pointer.move(to: place, time: time)
        default: pointer.release(at: place, time: time)
        }
    }

    /// Two fingers on a touchpad.
    private func takePinch(_ event: OpaquePointer) {
        var x = 0.0, y = 0.0
        guard gdk_event_get_position(event, &x, &y) != 0, let place = placeInView(x, y) else { return }
        let phase: UITouch.Phase =
            switch gdk_touchpad_event_get_gesture_phase(event) {
            case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: .began
            case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: .moved
            case GDK_TOUCHPAD_GESTURE_PHASE_END: .ended
            default: .cancelled
            }
        pointer.pinch(
            PinchInput(
                place: place, phase: phase, scale: gdk_touchpad_event_get_pinch_scale(event),
                turn: gdk_touchpad_event_get_pinch_angle_delta(event)))
    }

    /// Events come in the surface's coordinates, which include the shadow of client-side decorations.
    private func placeInView(_ x: Double, _ y: Double) -> CGPoint? {
        guard let widget, let toplevel else { return nil }
        var left = 0.0, top = 0.0, outX = 0.0, outY = 0.0
        gtk_native_get_surface_transform(OpaquePointer(toplevel), &left, &top)
        guard gtk_widget_translate_coordinates(toplevel, widget, x - left, y - top, &outX, &outY) != 0 else {
            return nil
        }
        return CGPoint(x: outX, y: outY)
    }

    private func connectScroll(_ widget: UnsafeMutablePointer<GtkWidget>, _ context: UnsafeMutableRawPointer) {
        let flags = GtkEventControllerScrollFlags(
            GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue)
        let scroll = gtk_event_controller_scroll_new(flags)!
        gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
        let scrolled: @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean = {
            controller, x, y, context in
            let unit = gtk_event_controller_scroll_get_unit(controller)
            let modifiers = UIKeyModifierFlags(gtk_event_controller_get_current_event_state(controller))
            return withWindow(context) { window in
                window.pointer.scroll(
                    ScrollInput(x: x, y: y, isPrecise: unit == GDK_SCROLL_UNIT_SURFACE, modifiers: modifiers)) ? 1 : 0
            } ?? 0
        }
        let decelerated: @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> Void = {
            _, x, y, context in
            withWindow(context) { $0.pointer.scroll(ScrollInput(x: x, y: y, isPrecise: true, isFling: true)) }
        }
        shim_connect(UnsafeMutableRawPointer(scroll), "scroll", unsafeBitCast(scrolled, to: GCallback.self), context)
        shim_connect(
            UnsafeMutableRawPointer(scroll), "decelerate", unsafeBitCast(decelerated, to: GCallback.self), context)
        gtk_widget_add_controller(widget, scroll)
    }

    private func connectKeys(_ toplevel: UnsafeMutablePointer<GtkWidget>, _ context: UnsafeMutableRawPointer) {
        let keys = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        let pressed:
            @convention(c) (OpaquePointer?, UInt32, UInt32, GdkModifierType, UnsafeMutableRawPointer?) -> gboolean = {
                _, value, _, state, context in
                withWindow(context) { $0.keyboard.press(UIKey(keyval: value, state: state)) ? 1 : 0 } ?? 0
            }
        shim_connect(UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(pressed, to: GCallback.self), context)
        gtk_widget_add_controller(toplevel, keys)
    }
}

@discardableResult
private func withWindow<T>(_ context: UnsafeMutableRawPointer?, _ body: @MainActor (UIWindow) -> T) -> T? {
    guard let context else { return nil }
    let window = Unmanaged<UIWindow>.fromOpaque(context).takeUnretainedValue()
    return withoutActuallyEscaping(body) { body in MainActor.assumeIsolated { Box(value: body(window)) }.value }
}

/// Carries a result out of `assumeIsolated`, which wants it `Sendable`; it never leaves the main thread.
private struct Box<T>: @unchecked Sendable { let value: T }
