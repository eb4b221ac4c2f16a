/// A list beside a detail when the window is at least 720 wide; otherwise one column with a back button.
///
/// Links in the sidebar show their destination in the detail column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    static var sidebarWidth: Double { 320 }
    static var breakpoint: Double { 720 }

    let sidebar: Sidebar
    let detail: Detail
    @StateObject private var model = NavigationModel()
    @StateObject private var sidebarPage = RootPage()
    @StateObject private var detailPage = RootPage()
    @Environment(\.showing) private var showing

    public var body: some View {
        GeometryReader { proxy in
            if proxy.size.width >= Self.breakpoint {
                HStack(spacing: 0) {
                    list.frame(width: Self.sidebarWidth)
                    Divider()
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
        self.sidebar = sidebar()
        self.detail = detail()
    }
}
