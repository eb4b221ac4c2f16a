/// Contributes something to the bars of the page around it.
@usableFromInline struct BarContributionModifier: BehaviorModifier {
    let content: @MainActor (EnvironmentValues) -> NavigationBarContent

    final class Behavior {}

    func attach(to node: Node) -> Behavior {
        let behavior = Behavior()
        contribute(behavior, node)
        return behavior
    }
    func update(_ behavior: Behavior, from previous: Self, node: Node) { contribute(behavior, node) }
    func detach(_ behavior: Behavior, node: Node) {
        node.environment.navigationPage?.withdraw(key: ObjectIdentifier(behavior))
    }

    private func contribute(_ behavior: Behavior, _ node: Node) {
        node.environment.navigationPage?.contribute(content(node.environment), key: ObjectIdentifier(behavior))
    }
}

/// A title or a mode: compared, so that an evaluation that changes nothing does not disturb the bar.
@usableFromInline struct BarTitleModifier: BehaviorModifier {
    var title: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var isBarHidden: Bool?
    var hidesBackButton: Bool?
    var subtitle: Text?

    final class Behavior {}

    private var content: NavigationBarContent {
        NavigationBarContent(
            title: title, subtitle: subtitle, displayMode: displayMode, isBarHidden: isBarHidden,
            hidesBackButton: hidesBackButton)
    }

    func attach(to node: Node) -> Behavior {
        let behavior = Behavior()
        node.environment.navigationPage?.contribute(content, key: ObjectIdentifier(behavior))
        return behavior
    }
    func update(_ behavior: Behavior, from previous: Self, node: Node) {
        guard !ValueEquality.areEqual(previous, self) else { return }
        node.environment.navigationPage?.contribute(content, key: ObjectIdentifier(behavior))
    }
    func detach(_ behavior: Behavior, node: Node) {
        node.environment.navigationPage?.withdraw(key: ObjectIdentifier(behavior))
    }
}

extension View {
    public func navigationTitle(_ title: Text) -> some View { modifier(BarTitleModifier(title: title)) }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        modifier(BarTitleModifier(title: title, displayMode: displayMode))
    }
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { navigationBarTitle(Text(title), displayMode: displayMode) }
    /// A title that is edited in the bar's menu on other systems; here it is shown.
    public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }
    public func navigationSubtitle(_ subtitle: Text) -> some View { modifier(BarTitleModifier(subtitle: subtitle)) }
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }

    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        modifier(BarTitleModifier(displayMode: displayMode))
    }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(BarTitleModifier(hidesBackButton: hidesBackButton))
    }
    public func navigationBarHidden(_ hidden: Bool) -> some View { modifier(BarTitleModifier(isBarHidden: hidden)) }
}
