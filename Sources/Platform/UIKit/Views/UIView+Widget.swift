import Foundation
internal import CGtk
internal import GtkShim

// A view owns a widget exactly while it stands in a window that is shown. GTK's order of children follows `subviews`, so
// that GTK finds the same native input under the pointer as our own hit test does.
extension UIView {
    /// Makes widgets for this view and all below it, inside the superview's widget.
    func mountSubtree(in parent: UIView) {
        guard widget == nil, let parentWidget = parent.widget else { return }
        let widget = makeWidget()
        let sibling = parent.subviews.prefix { $0 !== self }.last { $0.widget != nil }?.widget
        gtk_widget_insert_after(widget, parentWidget, sibling ?? parent.interaction?.native)
        mountContents()
    }

    func makeWidget() -> UnsafeMutablePointer<GtkWidget> {
        WidgetCallbacks.install()
        let widget = parlor_widget_new(Unmanaged.passUnretained(self).toOpaque(), role)!
        self.widget = widget
        if storedIsHidden { gtk_widget_set_visible(widget, 0) }
        gtk_widget_set_focusable(widget, canBecomeFocused ? 1 : 0)
        applyAccessibility()
        return widget
    }

    func mountContents() {
        guard let widget else { return }
        if let native = makeNative() {
            ensureInteraction().native = native
            gtk_widget_insert_after(native, widget, nil)
            applyAccessibility()
        }
        for view in subviews { view.mountSubtree(in: self) }
    }

    func unmountSubtree() {
        guard let widget else { return }
        for view in subviews { view.unmountSubtree() }
        if let native = interaction?.native {
            willUnmountNative()
            interaction?.native = nil
            gtk_widget_unparent(native)
        }
        self.widget = nil
        parlor_widget_forget(widget)
        if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    }

    func siblingOrderChanged(of view: UIView) {
        setNeedsDisplay()
        guard let widget, let moved = view.widget else { return }
        let sibling = subviews.prefix { $0 !== view }.last { $0.widget != nil }?.widget
        gtk_widget_insert_after(moved, widget, sibling ?? interaction?.native)
    }

    func visibilityChanged() {
        if let widget { gtk_widget_set_visible(widget, storedIsHidden ? 0 : 1) }
        superview?.setNeedsDisplay()
    }

    /// The frame or transform changed: the superview's widget must place this one again.
    func placeChanged() {
        superview?.childrenMoved()
    }

    func childrenMoved() {
        if let widget { gtk_widget_queue_allocate(widget) }
    }

    func queueDraw() {
        if let widget { gtk_widget_queue_draw(widget) }
    }

    // MARK: What the widget asks

    func allocate(width: Int32, height: Int32) {
        willAllocate(width: CGFloat(width), height: CGFloat(height))
        if let native = interaction?.native {
            let frame = nativeFrame
            parlor_widget_place(
                native, Int32(frame.width.rounded(.up)), Int32(frame.height.rounded(.up)),
                CGAffineTransform(translationX: frame.minX.rounded(), y: frame.minY.rounded()).gsk())
        }
        for view in subviews { view.placeWidget() }
    }

    private func placeWidget() {
        guard let widget else { return }
        let shown = shownGeometry
        parlor_widget_place(
            widget, Int32(shown.bounds.width.rounded(.up)), Int32(shown.bounds.height.rounded(.up)),
            shown.toSuperview(scrolledBy: superview?.shownGeometry.bounds.origin ?? .zero).gsk())
    }

    /// Geometry as it is shown: the model's, or between two values while it is animated.
    var shownGeometry: ShownGeometry {
        let own =
            presentation?.geometry
            ?? ShownGeometry(bounds: storedBounds, center: storedCenter, transform: storedTransform)
        return storedLayer?.shown(own) ?? own
    }
}

/// The part of a view's state that says where it is drawn.
struct ShownGeometry {
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform

    /// From the widget's coordinates (origin at its corner) to the superview's widget's.
    func toSuperview(scrolledBy origin: CGPoint) -> CGAffineTransform {
        let x = center.x - bounds.width / 2 - origin.x, y = center.y - bounds.height / 2 - origin.y
        // Whole points keep text and hairlines sharp.
        if transform.isIdentity { return CGAffineTransform(translationX: x.rounded(), y: y.rounded()) }
        return CGAffineTransform(translationX: -bounds.width / 2, y: -bounds.height / 2)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x - origin.x, y: center.y - origin.y))
    }
}
