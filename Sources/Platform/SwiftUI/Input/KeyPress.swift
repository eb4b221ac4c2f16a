import UIKit

/// A key that was pressed while the view, or something in it, has the focus.
public struct KeyPress: Sendable {
    public enum Result: Sendable {
        case handled
        case ignored
    }
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

/// Stands in the responder chain around the focused view.
@usableFromInline struct KeyPressModifier: EffectModifier {
    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        view.keyHandler = { key in
            guard let equivalent = KeyEquivalent(key) else { return false }
            let press = KeyPress(
                phase: .down, key: equivalent, characters: key.characters, modifiers: EventModifiers(key.modifierFlags))
            return matches(press) && action(press) == .handled
        }
    }
}

extension View {
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(matches: { $0.key == key && $0.modifiers.isEmpty }, action: { _ in action() }))
    }
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(matches: { $0.key == key }, action: action))
    }
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(matches: { keys.contains($0.key) }, action: action))
    }
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(matches: { _ in true }, action: action))
    }
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                matches: { $0.key.character.unicodeScalars.allSatisfy(characters.contains) }, action: action))
    }
}
