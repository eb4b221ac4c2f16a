import Foundation

/// A keyboard shortcut. There are no selectors on Linux: it carries a closure.
@preconcurrency @MainActor public final class UIKeyCommand: NSObject {
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"

    public let input: String
    public let modifierFlags: UIKeyModifierFlags
    public var title: String
    let handler: () -> Void

    public init(
        title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [], handler: @escaping () -> Void
    ) {
        self.title = title
        self.input = input
        self.modifierFlags = modifierFlags
        self.handler = handler
    }

    func matches(_ key: UIKey) -> Bool {
        guard key.modifierFlags.normalized == modifierFlags.normalized else { return false }
        return switch input {
        case Self.inputUpArrow: key.code == .up
        case Self.inputDownArrow: key.code == .down
        case Self.inputLeftArrow: key.code == .left
        case Self.inputRightArrow: key.code == .right
        case Self.inputEscape: key.code == .escape
        case Self.inputPageUp: key.code == .pageUp
        case Self.inputPageDown: key.code == .pageDown
        case "\r": key.code == .enter
        case "\t": key.code == .tab
        default: key.charactersIgnoringModifiers.lowercased() == input.lowercased()
        }
    }
}
