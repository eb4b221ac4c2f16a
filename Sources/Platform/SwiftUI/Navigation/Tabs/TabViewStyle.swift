/// How a tab view shows its tabs.
enum TabViewLook: Hashable {
    case bar
    case pages(showsDots: Bool)
}

public protocol TabViewStyle {
    var _look: _TabViewLook { get }
}

public struct _TabViewLook: Sendable { let look: TabViewLook }

public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
    public var _look: _TabViewLook { _TabViewLook(look: .bar) }
}
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() {}
    public var _look: _TabViewLook { _TabViewLook(look: .bar) }
}
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
    public var _look: _TabViewLook { _TabViewLook(look: .bar) }
}

/// One tab after the other, with dots below.
public struct PageTabViewStyle: TabViewStyle {
    public struct IndexDisplayMode: Hashable, Sendable {
        let showsDots: Bool
        public static let automatic = IndexDisplayMode(showsDots: true)
        public static let always = IndexDisplayMode(showsDots: true)
        public static let never = IndexDisplayMode(showsDots: false)
    }
    let mode: IndexDisplayMode
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    public var _look: _TabViewLook { _TabViewLook(look: .pages(showsDots: mode.showsDots)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { Self() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        Self(indexDisplayMode: indexDisplayMode)
    }
}

public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
    public struct BackgroundDisplayMode: Hashable, Sendable {
        let name: String
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
    }
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: Self { Self() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self { Self() }
}

private struct TabViewLookKey: EnvironmentKey { static var defaultValue: TabViewLook { .bar } }

extension EnvironmentValues {
    var tabViewLook: TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }
}

extension View {
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewLook, style._look.look) }
    /// The dots have no background here.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
