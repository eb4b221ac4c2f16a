/// Shows a root view, and views pushed on top of it.
///
/// The back button, Esc and Alt+Left go back.
public struct NavigationStack<Data, Root: View>: View {
    let path: PathBinding?
    let root: Root
    @StateObject private var model = NavigationModel()
    @StateObject private var rootPage = RootPage()
    @Environment(\.showing) private var showing

    public var body: some View {
        let _ = model.follow(path, within: showing)
        let page = rootPage.page(within: showing, isOn: model.pages.isEmpty)
        ZStack {
            NavigationPageView(page: page, content: root, isTop: model.pages.isEmpty, model: model, canGoBack: false)
            ForEach(model.pages) { page in
                NavigationPageView(
                    page: page, content: LazyContent(make: page.makeContent), isTop: page === model.pages.last,
                    model: model,
                    canGoBack: true)
            }
        }
        .environment(\.navigation, model)
        .modifier(
            WindowKeyModifier { key in
                guard model.canPop, key.isOnly(.escape) || key.isOnly(.left, .alternate) else { return false }
                model.pop()
                return true
            })
    }
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) {
        path = nil
        self.root = root()
    }
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.path = PathBinding(path)
        self.root = root()
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.path = PathBinding(path)
        self.root = root()
    }
}

/// The older name of a navigation stack.
public struct NavigationView<Content: View>: View {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { NavigationStack { content } }
}

/// Keeps the page object of the root, which is there from the beginning to the end.
@MainActor
final class RootPage: ObservableObject {
    private var page: NavigationPage?

    func page(within outer: Showing?, isOn: Bool) -> NavigationPage {
        let page = self.page ?? NavigationPage(id: 0, within: outer) { EmptyView() }
        self.page = page
        page.showing.isOn = isOn
        return page
    }
}

/// A view that is made where it is evaluated, so that what it reads is its own business.
struct LazyContent: View {
    let make: @MainActor () -> any View
    var body: some View { AnyView(any: make()) }
}

/// A page: its bars around its content. A covered page stays alive, out of sight.
///
/// The bars alone observe the page. Were the page view to observe it, a toolbar of the content would change the bar, the
/// bar the page, and the page its content, for ever.
struct NavigationPageView<Content: View>: View {
    let page: NavigationPage
    let content: Content
    let isTop: Bool
    let model: NavigationModel
    let canGoBack: Bool

    var body: some View {
        VStack(spacing: 0) {
            PageTopBar(page: page, head: page.head, canGoBack: canGoBack, model: model)
            PageContent(
                head: page.head,
                content:
                    content
                    .environment(\.navigationPage, page)
                    .environment(\.pageHead, page.head)
                    .modifier(EditModeScope())
                    .modifier(DismissModifier(token: canGoBack ? page : nil) { model.remove(page) }),
                headContent: PageHeadView(page: page))
            PageBottomBar(page: page)
        }
        .background(Color(uiColor: .systemBackground))
        .environment(\.showing, page.showing)
        .modifier(HiddenModifier(isHidden: !isTop))
    }
}

private struct PageTopBar: View {
    @ObservedObject var page: NavigationPage
    @ObservedObject var head: PageHead
    let canGoBack: Bool
    let model: NavigationModel

    var body: some View {
        if page.bar.isBarHidden != true {
            NavigationBar(
                bar: page.bar, showsTitle: page.bar.largeTitle == nil || head.isCollapsed, canGoBack: canGoBack,
                goBack: { model.pop() })
        }
    }
}

private struct PageBottomBar: View {
    @ObservedObject var page: NavigationPage

    var body: some View {
        if page.bar.isBottomBarHidden != true {
            BottomBar(items: page.bar.items(at: [.bottom]), background: page.bar.bottomBackground)
        }
    }
}
