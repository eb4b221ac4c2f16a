import Foundation
internal import CGtk
internal import GtkShim

/// What an app says about a view for screen readers and tests.
struct AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits = .none
    var hidesElements = false
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var isModal = false
    var groupsChildren = false
    var frame: CGRect?
    var activationPoint: CGPoint?
}

extension UIView {
    func updateAccessibility(_ change: (inout AccessibilityValues) -> Void) {
        var values = accessibility ?? AccessibilityValues()
        change(&values)
        accessibility = values
        // GTK fixes the role when a widget is made: another role takes another widget.
        if let widget, let superview, gtk_accessible_get_accessible_role(OpaquePointer(widget)) != role {
            unmountSubtree()
            mountSubtree(in: superview)
        } else {
            applyAccessibility()
        }
    }

    var roleFromTraits: GtkAccessibleRole {
        let traits = accessibilityTraits
        if traits.contains(.button) { return GTK_ACCESSIBLE_ROLE_BUTTON }
        if traits.contains(.link) { return GTK_ACCESSIBLE_ROLE_LINK }
        if traits.contains(.header) { return GTK_ACCESSIBLE_ROLE_HEADING }
        if traits.contains(.searchField) { return GTK_ACCESSIBLE_ROLE_SEARCH_BOX }
        if traits.contains(.image) { return GTK_ACCESSIBLE_ROLE_IMG }
        if traits.contains(.listItem) { return GTK_ACCESSIBLE_ROLE_LIST_ITEM }
        if traits.contains(.list) { return GTK_ACCESSIBLE_ROLE_LIST }
        if traits.contains(.staticText) || accessibilityLabel != nil { return GTK_ACCESSIBLE_ROLE_LABEL }
        return GTK_ACCESSIBLE_ROLE_GROUP
    }

    func sendAccessibility() {
        guard let widget else { return }
        if let label = accessibilityLabel { shim_accessible_set_label(widget, label) }
        if let hint = accessibilityHint { shim_accessible_set_description(widget, hint) }
        if let value = accessibilityValue { shim_accessible_set_value_text(widget, value) }
        let traits = accessibilityTraits
        if traits.contains(.notEnabled) { shim_accessible_set_disabled(widget, 1) }
        if traits.contains(.selected) { shim_accessible_set_selected(widget, 1) }
        if accessibilityElementsHidden { shim_accessible_set_hidden(widget, 1) }
    }

    /// Does what a press at the centre would do.
    func activate() -> Bool {
        if accessibilityActivate() { return true }
        guard let window else { return false }
        let centre = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
        window.pointer.click(at: centre)
        return true
    }

    func nativeFocusChanged(_ focused: Bool) {
        guard focused, canBecomeFirstResponder, !isFirstResponder else { return }
        becomeFirstResponder()
    }
}
