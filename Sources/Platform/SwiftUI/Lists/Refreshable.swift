import UIKit

/// Loads what a list shows anew; in the environment while a view around is `refreshable`.
public struct RefreshAction: Sendable {
    let holder: ActionHolder<@Sendable () async -> Void>
    public func callAsFunction() async { await holder.action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

/// Gives a scroll view the control that asks for fresh content, while there is an action for it.
@MainActor
final class RefreshFollower {
    private var control: UIRefreshControl?
    private var action: RefreshAction?
    private var task: Task<Void, Never>?
    private var keys: (router: KeyRouter, registration: KeyRouter.Registration)?

    func follow(_ environment: EnvironmentValues, _ scrollView: UIScrollView) {
        action = environment.refresh
        if action == nil {
            guard control != nil else { return }
            control = nil
            scrollView.refreshControl = nil
            releaseKeys()
        } else if control == nil {
            let made = UIRefreshControl()
            made.addAction(UIAction { [weak self] _ in self?.start() }, for: .valueChanged)
            control = made
            scrollView.refreshControl = made
            takeKeys(environment)
        }
    }

    private func start() {
        guard let action else { return }
        task = Task { [weak self] in
            await action()
            self?.control?.endRefreshing()
        }
    }

    /// The keys work for a short list too, which there is nothing to scroll in.
    private func takeKeys(_ environment: EnvironmentValues) {
        guard let router = environment.keyRouter else { return }
        let showing = environment.showing
        let reload = KeyboardShortcut("r", modifiers: .command)
        let registration = router.register { [weak self] key in
            guard let self, let control = self.control, showing?.isVisible ?? true,
                key.isOnly(.function(5)) || reload.matches(key)
            else { return false }
            guard !control.isRefreshing else { return true }
            control.beginRefreshing()
            self.start()
            return true
        }
        keys = (router, registration)
    }

    private func releaseKeys() {
        if let keys { keys.router.remove(keys.registration) }
        keys = nil
    }

    func stop() {
        task?.cancel()
        releaseKeys()
    }
}

extension View {
    /// Runs an action when the list or scroll view inside is pulled down at its top, or on F5 or Ctrl+R.
    public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshModifier(action: action))
    }
}

@usableFromInline struct RefreshModifier: ActionModifier {
    let action: @Sendable () async -> Void
    func modify(_ environment: inout EnvironmentValues, with holder: ActionHolder<@Sendable () async -> Void>) {
        environment.refresh = RefreshAction(holder: holder)
    }
}
