import UIKit

/// Takes the keys that no focused view wanted, for one window: shortcuts, and Esc of pages and sheets.
///
/// Whoever registered last is asked first, so that what lies on top wins.
@MainActor
final class KeyRouter {
    final class Registration {
        var handle: (UIKey) -> Bool
        init(_ handle: @escaping (UIKey) -> Bool) { self.handle = handle }
    }

    private var registrations: [Registration] = []

    func register(_ handle: @escaping (UIKey) -> Bool) -> Registration {
        let registration = Registration(handle)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: Registration) { registrations.removeAll { $0 === registration } }

    func handle(_ key: UIKey) -> Bool { registrations.reversed().contains { $0.handle(key) } }
}

private struct KeyRouterKey: EnvironmentKey { static var defaultValue: KeyRouter? { nil } }

extension EnvironmentValues {
    var keyRouter: KeyRouter? {
        get { self[KeyRouterKey.self] }
        set { self[KeyRouterKey.self] = newValue }
    }
}

/// Has a key of the whole window run an action while the view is on show.
@usableFromInline struct ShortcutModifier: BehaviorModifier {
    let shortcut: KeyboardShortcut?
    let action: () -> Void
    let isEnabled: Bool

    final class Behavior {
        var modifier: ShortcutModifier
        var registration: KeyRouter.Registration?
        init(_ modifier: ShortcutModifier) { self.modifier = modifier }
    }

    func attach(to node: Node) -> Behavior {
        let behavior = Behavior(self)
        register(behavior, node)
        return behavior
    }

    func update(_ behavior: Behavior, from previous: Self, node: Node) {
        behavior.modifier = self
        if behavior.registration == nil { register(behavior, node) }
    }

    private func register(_ behavior: Behavior, _ node: Node) {
        guard shortcut != nil, let router = node.environment.keyRouter else { return }
        let showing = node.environment.showing
        behavior.registration = router.register { [weak behavior] key in
            guard let modifier = behavior?.modifier, modifier.isEnabled, showing?.isVisible ?? true,
                let shortcut = modifier.shortcut, shortcut.matches(key)
            else { return false }
            modifier.action()
            return true
        }
    }

    func detach(_ behavior: Behavior, node: Node) {
        if let registration = behavior.registration { node.environment.keyRouter?.remove(registration) }
    }

    /// The shortcut is the button's own; buttons inside its label do not have it.
    func environment(_ behavior: Behavior, inherited: EnvironmentValues) -> EnvironmentValues { inherited }
}

/// Runs on keys of the whole window, such as Esc, for the platform's own views.
@usableFromInline struct WindowKeyModifier: BehaviorModifier {
    let handle: (UIKey) -> Bool

    func attach(to node: Node) -> KeyRouter.Registration {
        let showing = node.environment.showing
        let handle = handle
        let registration = KeyRouter.Registration { (showing?.isVisible ?? true) && handle($0) }
        return node.environment.keyRouter?.register(registration.handle) ?? registration
    }
    func update(_ behavior: KeyRouter.Registration, from previous: Self, node: Node) {
        let showing = node.environment.showing
        let handle = handle
        behavior.handle = { (showing?.isVisible ?? true) && handle($0) }
    }
    func detach(_ behavior: KeyRouter.Registration, node: Node) { node.environment.keyRouter?.remove(behavior) }
}
