/// One tab: what the bar shows of it, and whether it is on show.
@MainActor
final class TabEntry: ObservableObject {
    @Published var label: AnyView?
    @Published var badge: Text?
    let showing: Showing

    init(within outer: Showing?) { showing = Showing(isOn: false, within: outer) }
}

private struct TabEntryKey: EnvironmentKey { static var defaultValue: TabEntry? { nil } }
private struct TabModelKey: EnvironmentKey { static var defaultValue: TabModel? { nil } }

extension EnvironmentValues {
    /// The tab around.
    var tabEntry: TabEntry? {
        get { self[TabEntryKey.self] }
        set { self[TabEntryKey.self] = newValue }
    }
    var tabModel: TabModel? {
        get { self[TabModelKey.self] }
        set { self[TabModelKey.self] = newValue }
    }
}

/// Tells the tab around what to show in the bar.
@usableFromInline struct TabItemModifier: BehaviorModifier {
    let label: AnyView
    final class Behavior {}

    func attach(to node: Node) -> Behavior {
        node.environment.tabEntry?.label = label
        return Behavior()
    }
    func update(_ behavior: Behavior, from previous: Self, node: Node) {
        guard !ValueEquality.areEqual(previous.label, label) else { return }
        node.environment.tabEntry?.label = label
    }
}

/// A count beside a tab, or at the end of a row.
@usableFromInline struct BadgeModifier: ViewModifier {
    let badge: Text?
    @Environment(\.tabEntry) private var tab
    @Environment(\.isInList) private var isInList

    @usableFromInline func body(content: Content) -> some View {
        if isInList {
            HStack {
                content
                if let badge {
                    Spacer(minLength: 8)
                    badge.foregroundStyle(.secondary)
                }
            }
        } else {
            content.modifier(TabBadgeModifier(badge: badge))
        }
    }
}

@usableFromInline struct TabBadgeModifier: BehaviorModifier {
    let badge: Text?
    final class Behavior {}
    func attach(to node: Node) -> Behavior {
        node.environment.tabEntry?.badge = badge
        return Behavior()
    }
    func update(_ behavior: Behavior, from previous: Self, node: Node) {
        guard previous.badge != badge else { return }
        node.environment.tabEntry?.badge = badge
    }
}

/// Hides or shows the bar of the tab view around while the view is on show.
@usableFromInline struct TabBarVisibilityModifier: BehaviorModifier {
    let isHidden: Bool?
    final class Behavior {}
    func attach(to node: Node) -> Behavior {
        let behavior = Behavior()
        apply(behavior, node)
        return behavior
    }
    func update(_ behavior: Behavior, from previous: Self, node: Node) { apply(behavior, node) }
    func detach(_ behavior: Behavior, node: Node) { node.environment.tabModel?.setHidden(nil, key: behavior) }
    private func apply(_ behavior: Behavior, _ node: Node) {
        if isHidden != nil { node.environment.tabModel?.setHidden(isHidden, key: behavior) }
    }
}

extension View {
    /// What the bar of the tab view around shows for this view.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: AnyView(label())))
    }
    public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(badge: count == 0 ? nil : Text(verbatim: "\(count)")))
    }
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(badge: label)) }
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
