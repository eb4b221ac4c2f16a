private struct ScrollContextKey: EnvironmentKey { static var defaultValue: ScrollContext? { nil } }
private struct ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct IndicatorsKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ScrollPagesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ContentInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    /// The scroll view around, for lazy stacks.
    var scrollContext: ScrollContext? {
        get { self[ScrollContextKey.self] }
        set { self[ScrollContextKey.self] = newValue }
    }
    var scrollAnchor: UnitPoint? {
        get { self[ScrollAnchorKey.self] }
        set { self[ScrollAnchorKey.self] = newValue }
    }
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
    var scrollPages: Bool {
        get { self[ScrollPagesKey.self] }
        set { self[ScrollPagesKey.self] = newValue }
    }
    var showsScrollIndicators: Bool {
        get { self[IndicatorsKey.self] }
        set { self[IndicatorsKey.self] = newValue }
    }
    var showsScrollBackground: Bool {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
    /// Padding around a lazy stack, which scrolls with its rows.
    var scrollContentInsets: EdgeInsets {
        get { self[ContentInsetsKey.self] }
        set { self[ContentInsetsKey.self] = newValue }
    }
}

extension View {
    /// Where a scroll view starts; at `.bottom` it also follows what is appended.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollAnchor, anchor) }
    public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    {
        environment(\.showsScrollIndicators, visibility != .hidden && visibility != .never)
    }
    /// Hides the background of a list of cards.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.showsScrollBackground, visibility != .hidden)
    }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// Where scrolling comes to rest: with `.paging`, at multiples of the viewport.
    public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
        environment(\.scrollPages, behavior is PagingScrollTargetBehavior)
    }
    /// Where a scroll view starts. Here it follows the anchor when its content grows, too.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        environment(\.scrollAnchor, anchor)
    }
    /// Bars that scroll views show while they move, as the desktop's do.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View { self }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }
}

public enum ScrollIndicatorVisibility: Hashable, Sendable {
    case automatic, visible, hidden, never
}

/// Whether scrolling goes a little beyond the ends; it never does here.
public enum ScrollBounceBehavior: Hashable, Sendable {
    case automatic, always, basedOnSize
}
