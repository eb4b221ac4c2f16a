/// One of the bars around a page.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Hashable, Sendable { case automatic, top, bottom, tabs, other }
    let bar: Bar

    public static let automatic = ToolbarPlacement(bar: .automatic)
    public static let navigationBar = ToolbarPlacement(bar: .top)
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    public static let tabBar = ToolbarPlacement(bar: .tabs)
    public static let windowToolbar = ToolbarPlacement(bar: .top)
    public static let bottomOrnament = ToolbarPlacement(bar: .other)
}

/// What the content of a page is for: an editor's title stands beside the back button, not in the middle.
public struct ToolbarRole: Hashable, Sendable {
    let name: String
    public static let automatic = ToolbarRole(name: "automatic")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
}

/// How the title of a page is shown.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
    /// Shows or hides bars; without names, all of the page's.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let isHidden = visibility == .automatic ? nil : visibility == .hidden
        let named = Set(bars.map(\.bar))
        func applies(_ bar: ToolbarPlacement.Bar) -> Bool {
            named.isEmpty || named.contains(bar) || named.contains(.automatic)
        }
        return
            modifier(
                BarContributionModifier { _ in
                    NavigationBarContent(
                        isBarHidden: applies(.top) ? isHidden : nil,
                        isBottomBarHidden: applies(.bottom) ? isHidden : nil)
                }
            )
            .modifier(TabBarVisibilityModifier(isHidden: named.contains(.tabs) ? isHidden : nil))
    }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let isHidden = visibility == .automatic ? nil : visibility == .hidden
        return modifier(
            BarContributionModifier { _ in
                NavigationBarContent(isBarHidden: bars.contains(.bottomBar) ? nil : isHidden)
            })
    }
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        barBackground(BarBackground(style: AnyShapeStyle(style)), bars)
    }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barBackground(BarBackground(visibility: visibility), bars)
    }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barBackground(BarBackground(visibility: visibility), bars)
    }
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        barBackground(BarBackground(scheme: colorScheme), bars)
    }

    private func barBackground(_ background: BarBackground, _ bars: [ToolbarPlacement]) -> some View {
        let isTop = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
        let isBottom = bars.contains(.bottomBar)
        return modifier(
            BarContributionModifier { _ in
                NavigationBarContent(
                    background: isTop ? background : BarBackground(),
                    bottomBackground: isBottom ? background : BarBackground())
            })
    }

    /// Takes an item of the system's away; a split view here has none in the bar but its own button.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
    public func toolbarRole(_ role: ToolbarRole) -> some View {
        modifier(BarContributionModifier { _ in NavigationBarContent(role: role) })
    }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }
    /// A menu that opens from the title of the page.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: @escaping () -> C) -> some View {
        modifier(
            BarContributionModifier { environment in
                NavigationBarContent(
                    titleMenu: ToolbarEntry(
                        id: 0, place: .principal, content: AnyView(content()), environment: environment))
            })
    }
}

/// Items that the system puts into bars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    let name: String
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    public static let title = ToolbarDefaultItemKind(name: "title")
}

/// A menu that opens from the title of the page, as an item of its toolbar.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init() where Content == EmptyView { content = EmptyView() }

    func appendEntries(to entries: inout [ToolbarEntry]) {
        let content = content
        let menu = Menu {
            content
        } label: {
            Image(systemName: "chevron.down").imageScale(.small)
        }
        entries.append(ToolbarEntry(id: entries.count, place: .principal, content: AnyView(menu)))
    }
}
