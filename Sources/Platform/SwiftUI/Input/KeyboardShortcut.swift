import UIKit

/// A key, as shortcuts and key presses name it.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
}

/// The keys held with another. Command is Control on this desktop.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]

    init(_ flags: UIKeyModifierFlags) {
        self = []
        if flags.contains(.shift) { insert(.shift) }
        if flags.contains(.control) || flags.contains(.command) { insert(.control) }
        if flags.contains(.alternate) { insert(.option) }
    }

    /// Command and Control are the same key here.
    var normalized: EventModifiers {
        var result = intersection([.shift, .control, .option])
        if contains(.command) { result.insert(.control) }
        return result
    }
}

/// A key with modifiers that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    func matches(_ pressed: UIKey) -> Bool {
        EventModifiers(pressed.modifierFlags) == modifiers.normalized && key.matches(pressed)
    }
}

extension KeyEquivalent {
    private static let codes: [UIKey.Code: KeyEquivalent] = [
        .enter: .return, .escape: .escape, .tab: .tab, .space: .space, .backspace: .delete, .delete: .deleteForward,
        .up: .upArrow, .down: .downArrow, .left: .leftArrow, .right: .rightArrow, .home: .home, .end: .end,
        .pageUp: .pageUp, .pageDown: .pageDown,
    ]

    init?(_ key: UIKey) {
        if let known = Self.codes[key.code] {
            self = known
        } else if let character = key.charactersIgnoringModifiers.first {
            self.init(Character(character.lowercased()))
        } else {
            return nil
        }
    }

    func matches(_ pressed: UIKey) -> Bool {
        guard let other = KeyEquivalent(pressed) else { return false }
        return other.character.lowercased() == character.lowercased()
    }
}

private struct ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    var buttonShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        environment(\.buttonShortcut, KeyboardShortcut(key, modifiers: modifiers))
    }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.buttonShortcut, shortcut)
    }
}
