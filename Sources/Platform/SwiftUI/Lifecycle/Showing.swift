/// Whether a part of the tree is on show: a window, a page of a navigation stack, a row of a lazy list.
///
/// `onAppear` and `task` run when their place exists *and* is on show, which for a row that was only measured, or a page
/// that is covered by another, is later than its coming into being.
@MainActor
final class Showing {
    private let outer: Showing?
    private var inner: [WeakBox<Showing>] = []
    private var members: [ObjectIdentifier: WeakBox<AppearanceBehavior>] = [:]
    private var order: [ObjectIdentifier] = []

    var isOn: Bool { didSet { if isOn != oldValue { changed() } } }

    var isVisible: Bool { isOn && (outer?.isVisible ?? true) }

    init(isOn: Bool, within outer: Showing? = nil) {
        self.isOn = isOn
        self.outer = outer
        outer?.inner.append(WeakBox(self))
    }

    func add(_ member: AppearanceBehavior) {
        let id = ObjectIdentifier(member)
        members[id] = WeakBox(member)
        order.append(id)
        if isVisible { schedule(member) }
    }

    func remove(_ member: AppearanceBehavior) {
        let id = ObjectIdentifier(member)
        members[id] = nil
        order.removeAll { $0 == id }
    }

    private func schedule(_ member: AppearanceBehavior) {
        UpdateScheduler.shared.afterUpdate { [weak self, weak member] in
            guard let self, let member else { return }
            member.setVisible(self.isVisible)
        }
    }

    private func changed() {
        for id in order { if let member = members[id]?.value { schedule(member) } }
        inner.removeAll { $0.value == nil }
        for entry in inner { entry.value?.changed() }
    }
}

struct WeakBox<T: AnyObject> {
    weak var value: T?
    init(_ value: T) { self.value = value }
}

private struct ShowingKey: EnvironmentKey { static var defaultValue: Showing? { nil } }

extension EnvironmentValues {
    var showing: Showing? {
        get { self[ShowingKey.self] }
        set { self[ShowingKey.self] = newValue }
    }
}
