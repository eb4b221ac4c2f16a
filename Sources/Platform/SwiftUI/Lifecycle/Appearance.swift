/// What runs when a place is shown and when it is no longer.
@MainActor
final class AppearanceBehavior {
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    private var isVisible = false
    private let showing: Showing?
    private var isAttached = true

    init(node: Node) {
        showing = node.environment.showing
        if let showing {
            showing.add(self)
        } else {
            UpdateScheduler.shared.afterUpdate { [weak self] in self?.setVisible(true) }
        }
    }

    func setVisible(_ visible: Bool) {
        guard visible != isVisible, isAttached || !visible else { return }
        isVisible = visible
        if visible { onAppear?() } else { onDisappear?() }
    }

    func detach() {
        isAttached = false
        showing?.remove(self)
        guard isVisible else { return }
        // The graph is in the middle of an update: the customer's code runs after it.
        UpdateScheduler.shared.afterUpdate { self.setVisible(false) }
    }
}

@usableFromInline struct AppearanceModifier: BehaviorModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    func attach(to node: Node) -> AppearanceBehavior {
        let behavior = AppearanceBehavior(node: node)
        behavior.onAppear = appear
        behavior.onDisappear = disappear
        return behavior
    }
    func update(_ behavior: AppearanceBehavior, from previous: Self, node: Node) {
        behavior.onAppear = appear
        behavior.onDisappear = disappear
    }
    func detach(_ behavior: AppearanceBehavior, node: Node) { behavior.detach() }
}

/// A task that lives as long as its place is on show, and starts anew when its id changes.
@MainActor
final class TaskBehavior {
    let appearance: AppearanceBehavior
    private var task: Task<Void, Never>?
    var action: @Sendable () async -> Void
    var priority: TaskPriority

    init(node: Node, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
        self.action = action
        self.priority = priority
        appearance = AppearanceBehavior(node: node)
        appearance.onAppear = { [weak self] in self?.start() }
        appearance.onDisappear = { [weak self] in self?.stop() }
    }

    func restart() {
        guard task != nil else { return }
        stop()
        start()
    }

    private func start() {
        let action = action
        task = Task(priority: priority) { await action() }
    }

    func stop() {
        task?.cancel()
        task = nil
    }
}

@usableFromInline struct TaskModifier<ID: Equatable>: BehaviorModifier {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    func attach(to node: Node) -> TaskBehavior { TaskBehavior(node: node, priority: priority, action: action) }
    func update(_ behavior: TaskBehavior, from previous: Self, node: Node) {
        behavior.action = action
        guard id != previous.id else { return }
        UpdateScheduler.shared.afterUpdate { behavior.restart() }
    }
    func detach(_ behavior: TaskBehavior, node: Node) {
        behavior.appearance.detach()
        behavior.stop()
    }
}

extension View {
    /// Runs when the view comes on show.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }
    /// Runs when the view is no longer on show.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
    /// Runs a task while the view is on show; it is cancelled when the view goes.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }
    /// Runs a task while the view is on show, anew whenever `value` changes.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
