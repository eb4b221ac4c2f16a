import Foundation
internal import CGtk

extension UIKeyModifierFlags {
    init(_ state: GdkModifierType) {
        var flags: UIKeyModifierFlags = []
        if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { flags.insert(.shift) }
        if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { flags.insert(.control) }
        if state.rawValue & GDK_ALT_MASK.rawValue != 0 { flags.insert(.alternate) }
        if state.rawValue & GDK_LOCK_MASK.rawValue != 0 { flags.insert(.alphaShift) }
        self = flags
    }
}

extension UIKey {
    private static let named: [Int32: Code] = [
        GDK_KEY_Return: .enter, GDK_KEY_KP_Enter: .enter, GDK_KEY_ISO_Enter: .enter, GDK_KEY_Escape: .escape,
        GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_KP_Tab: .tab, GDK_KEY_space: .space,
        GDK_KEY_BackSpace: .backspace, GDK_KEY_Delete: .delete, GDK_KEY_KP_Delete: .delete,
        GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
        GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
        GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end, GDK_KEY_KP_End: .end,
        GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
        GDK_KEY_KP_Page_Down: .pageDown, GDK_KEY_Menu: .menu,
    ]

    init(keyval: UInt32, state: GdkModifierType) {
        let scalar = gdk_keyval_to_unicode(keyval)
        let characters = scalar >= 32 && scalar != 127 ? Unicode.Scalar(scalar).map { String(Character($0)) } ?? "" : ""
        let plain =
            Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(keyval))).map { String(Character($0)) } ?? ""
        var code = Self.named[Int32(keyval)] ?? (characters.isEmpty ? .other : .character)
        if (GDK_KEY_F1...GDK_KEY_F12).contains(Int32(keyval)) { code = .function(Int(Int32(keyval) - GDK_KEY_F1) + 1) }
        self.init(
            code, characters: characters, charactersIgnoringModifiers: characters.isEmpty ? "" : plain,
            modifiers: UIKeyModifierFlags(state))
    }
}
