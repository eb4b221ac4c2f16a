/// A list beside a detail when the window is at least 720 wide; otherwise one column with a back button.
///
/// Links in the sidebar show their destination in the detail column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    static var sidebarWidth: Double { 320 }
    static var breakpoint: Double { 720 }

    let sidebar: Sidebar
    let content: Content?
    let detail: Detail
    let visibility: Binding<NavigationSplitViewVisibility>?
    @StateObject private var model = NavigationModel()
    @StateObject private var sidebarPage = RootPage()
    @StateObject private var detailPage = RootPage()
    @StateObject private var contentPage = RootPage()
    @Environment(\.showing) private var showing

    init(
        sidebar: Sidebar, content: Content?, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>?
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility
    }

    private var showsSidebar: Bool {
        switch visibility?.wrappedValue ?? .automatic {
        case .detailOnly: false
        case .doubleColumn: content == nil
        default: true
        }
    }

    public var body: some View {
        GeometryReader { proxy in
            if proxy.size.width >= Self.breakpoint {
                HStack(spacing: 0) {
                    if showsSidebar {
                        list.modifier(
                            SplitColumn(
                                page: sidebarPage.page(within: showing, isOn: true), standard: Self.sidebarWidth))
                        Divider()
                    }
                    if content != nil, visibility?.wrappedValue != .detailOnly {
                        middle.modifier(
                            SplitColumn(
                                page: contentPage.page(within: showing, isOn: true), standard: Self.sidebarWidth))
                        Divider()
                    }
                    detailColumn
                }
                .environment(\.horizontalSizeClass, .regular)
            } else {
                ZStack {
                    list.modifier(HiddenModifier(isHidden: model.canPop))
                    pages(canGoBack: true)
                }
                .environment(\.horizontalSizeClass, .compact)
            }
        }
        .modifier(
            WindowKeyModifier { key in
                guard model.canPop, key.isOnly(.escape) || key.isOnly(.left, .alternate) else { return false }
                model.pop()
                return true
            })
    }

    private var list: some View {
        NavigationPageView(
            page: sidebarPage.page(within: showing, isOn: true), content: sidebar, isTop: true, model: model,
            canGoBack: false
        )
        .environment(\.navigation, model)
        .environment(\.columnNavigation, model)
    }

    private var middle: some View {
        NavigationPageView(
            page: contentPage.page(within: showing, isOn: true), content: content, isTop: true, model: model,
            canGoBack: false
        )
        .environment(\.navigation, model)
        .environment(\.columnNavigation, model)
    }

    private var detailColumn: some View {
        ZStack {
            NavigationPageView(
                page: detailPage.page(within: showing, isOn: !model.canPop), content: detail, isTop: !model.canPop,
                model: model,
                canGoBack: false)
            pages(canGoBack: false)
        }
    }

    private func pages(canGoBack: Bool) -> some View {
        ForEach(model.pages) { page in
            NavigationPageView(
                page: page, content: LazyContent(make: page.makeContent), isTop: page === model.pages.last,
                model: model,
                canGoBack: canGoBack || page !== model.pages.first)
        }
        .environment(\.navigation, model)
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: nil)
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility) }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: nil) }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility) }
}

extension NavigationSplitView {
    /// Three columns: the middle one shows what is chosen in the sidebar.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: nil) }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility) }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    let name: String
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
    let name: String
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    public static let content = NavigationSplitViewColumn(name: "content")
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: Self { Self() }
}

public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { Self() } }

/// The width of a column: what its content asks for.
private struct SplitColumn: ViewModifier {
    @ObservedObject var page: NavigationPage
    let standard: CGFloat

    func body(content: Content) -> some View { content.frame(width: page.bar.columnWidth ?? standard) }
}

extension View {
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(BarContributionModifier { _ in NavigationBarContent(columnWidth: width) })
    }
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        navigationSplitViewColumnWidth(ideal)
    }
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
