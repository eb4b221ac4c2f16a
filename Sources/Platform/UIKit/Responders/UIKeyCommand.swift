import Foundation

/// A keyboard shortcut. There are no selectors on Linux: it carries a closure.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    open var wantsPriorityOverSystemBehavior = false
    open var allowsAutomaticLocalization = true
    open var allowsAutomaticMirroring = true

    public init(
        title: String = "", image: UIImage? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping () -> Void
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
            state: state, handler: handler)
    }

    /// Calls the method on the target, which is not retained.
    public convenience init<Target: AnyObject>(
        title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [], target: Target,
        action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: title, input: input, modifierFlags: modifierFlags) { [weak target] in
            if let target { action(target)() }
        }
    }

    func matches(_ key: UIKey) -> Bool {
        guard let input, !attributes.contains(.disabled), key.modifierFlags.normalized == modifierFlags.normalized
        else { return false }
        return switch input {
        case Self.inputUpArrow: key.code == .up
        case Self.inputDownArrow: key.code == .down
        case Self.inputLeftArrow: key.code == .left
        case Self.inputRightArrow: key.code == .right
        case Self.inputEscape: key.code == .escape
        case Self.inputPageUp: key.code == .pageUp
        case Self.inputPageDown: key.code == .pageDown
        case Self.inputHome: key.code == .home
        case Self.inputEnd: key.code == .end
        case Self.inputDelete: key.code == .delete
        case "\r": key.code == .enter
        case "\t": key.code == .tab
        case "\u{8}": key.code == .backspace
        default: key.charactersIgnoringModifiers.lowercased() == input.lowercased()
        }
    }
}
