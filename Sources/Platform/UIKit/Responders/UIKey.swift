import Foundation

/// The keys held with another key.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The shortcut key: what is Command on a Mac is Control on this desktop.
    var normalized: UIKeyModifierFlags {
        (contains(.command) ? union(.control) : self).intersection([.shift, .control, .alternate])
    }
}

/// A key that was pressed.
public struct UIKey: Hashable, Sendable {
    /// The keys that a chat has a use for.
    package enum Code: Hashable, Sendable {
        case character, enter, escape, tab, space, backspace, delete, up, down, left, right, home, end, pageUp, pageDown
        case menu, function(Int), other
    }

    /// What the key types, with modifiers; empty for keys that type nothing.
    public let characters: String
    public let charactersIgnoringModifiers: String
    public let modifierFlags: UIKeyModifierFlags
    package let code: Code

    package init(
        _ code: Code, characters: String = "", charactersIgnoringModifiers: String? = nil,
        modifiers: UIKeyModifierFlags = []
    ) {
        self.code = code
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
        self.modifierFlags = modifiers
    }

    /// Whether this is the key with exactly these modifiers.
    package func isOnly(_ code: Code, _ modifiers: UIKeyModifierFlags = []) -> Bool {
        self.code == code && modifierFlags.normalized == modifiers.normalized
    }
}

/// A key on its way through the responder chain.
@preconcurrency @MainActor public final class UIPress: NSObject {
    public let key: UIKey?
    /// Set by whoever takes the key, so that the desktop does not act on it too.
    package var isHandled = false

    init(key: UIKey) { self.key = key }
}
