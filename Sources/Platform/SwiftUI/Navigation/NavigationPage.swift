/// One page of a navigation stack: its content, and what its content says about the bars.
///
/// Titles and toolbars are set by modifiers inside the page. Each has a key, so that the outermost wins, a change
/// replaces only its own part, and what disappears takes its part with it.
@MainActor
final class NavigationPage: ObservableObject, Identifiable {
    nonisolated let id: Int
    /// The value that was pushed, for stacks with a path.
    let value: AnyHashable?
    let makeContent: @MainActor () -> any View
    let showing: Showing
    let head = PageHead()
    @Published private(set) var bar = NavigationBarContent()
    private var contributions: [(key: ObjectIdentifier, content: NavigationBarContent)] = []

    init(
        id: Int, value: AnyHashable? = nil, within outer: Showing?, makeContent: @escaping @MainActor () -> any View
    ) {
        self.id = id
        self.value = value
        self.makeContent = makeContent
        showing = Showing(isOn: true, within: outer)
    }

    func contribute(_ content: NavigationBarContent, key: ObjectIdentifier) {
        if let index = contributions.firstIndex(where: { $0.key == key }) {
            contributions[index].content = content
        } else {
            contributions.append((key, content))
        }
        rebuild()
    }

    func withdraw(key: ObjectIdentifier) {
        contributions.removeAll { $0.key == key }
        rebuild()
    }

    private func rebuild() {
        var result = NavigationBarContent()
        // Modifiers attach from the outside in: what was attached first stands further out and wins.
        for (_, content) in contributions.reversed() { result.merge(content) }
        bar = result
    }
}

/// What a page shows in its bars.
struct NavigationBarContent {
    var title: Text?
    var subtitle: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var isBarHidden: Bool?
    var hidesBackButton: Bool?
    var role: ToolbarRole?
    var background = BarBackground()
    var bottomBackground = BarBackground()
    var isBottomBarHidden: Bool?
    var titleMenu: ToolbarEntry?
    var search: PageSearch?
    /// The width that the content of a split view's column asks for.
    var columnWidth: CGFloat?
    var items: [ToolbarEntry] = []

    mutating func merge(_ other: NavigationBarContent) {
        title = other.title ?? title
        subtitle = other.subtitle ?? subtitle
        displayMode = other.displayMode ?? displayMode
        isBarHidden = other.isBarHidden ?? isBarHidden
        hidesBackButton = other.hidesBackButton ?? hidesBackButton
        role = other.role ?? role
        background.merge(other.background)
        bottomBackground.merge(other.bottomBackground)
        isBottomBarHidden = other.isBottomBarHidden ?? isBottomBarHidden
        titleMenu = other.titleMenu ?? titleMenu
        search = other.search ?? search
        columnWidth = other.columnWidth ?? columnWidth
        items = other.items + items
    }

    func items(at places: Set<ToolbarItemPlacement.Place>) -> [ToolbarEntry] {
        items.filter { places.contains($0.place) }
    }
}

/// What a bar is drawn on.
struct BarBackground {
    var style: AnyShapeStyle?
    var visibility: Visibility?
    var scheme: ColorScheme?

    mutating func merge(_ other: BarBackground) {
        style = other.style ?? style
        visibility = other.visibility ?? visibility
        scheme = other.scheme ?? scheme
    }
}

/// How a navigation bar shows its title.
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
        case automatic
        case inline
        case large
    }
}

private struct NavigationPageKey: EnvironmentKey { static var defaultValue: NavigationPage? { nil } }

extension EnvironmentValues {
    var navigationPage: NavigationPage? {
        get { self[NavigationPageKey.self] }
        set { self[NavigationPageKey.self] = newValue }
    }
}
