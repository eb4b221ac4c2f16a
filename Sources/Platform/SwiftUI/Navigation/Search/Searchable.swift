/// Puts a search field into the head of the page around, or above the content where there is no page.
@usableFromInline struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    @StateObject private var state = SearchState()
    @Environment(\.navigationPage) private var page
    @Environment(\.searchExtras) private var extras
    @Environment(\.searchSubmit) private var submit
    @Environment(\.searchFocus) private var focus

    @usableFromInline func body(content: Content) -> some View {
        if page != nil {
            searched(content).modifier(BarContributionModifier { contribution(in: $0) })
        } else {
            VStack(spacing: 8) {
                field.padding(.horizontal, 16).padding(.top, 8)
                searched(content)
            }
        }
    }

    private func searched(_ content: Content) -> some View {
        content
            .environment(\.isSearching, state.isActive)
            .environment(\.searchState, state)
            .environment(\.searchExtras, SearchExtras())
            .environment(\.searchFocus, nil)
    }

    private func contribution(in environment: EnvironmentValues) -> NavigationBarContent {
        NavigationBarContent(search: PageSearch(content: AnyView(field), environment: environment))
    }

    private var field: SearchField {
        SearchField(
            text: text, prompt: prompt ?? Text("Search"), state: state, isPresented: isPresented,
            suggestions: extras.suggestions, scopes: extras.scopes, submit: submit, focus: focus)
    }
}

/// Where a search field stands; here always at the head of the page.
public struct SearchFieldPlacement: Sendable {
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }
    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }
}

/// When scopes are shown; here while the field is in use.
public struct SearchScopeActivation: Sendable {
    public static let automatic = SearchScopeActivation()
    public static let onTextEntry = SearchScopeActivation()
    public static let onSearchPresentation = SearchScopeActivation()
}

public struct SearchSuggestionsPlacement: OptionSet, Hashable, Sendable {
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let automatic = SearchSuggestionsPlacement([])
    public static let menu = SearchSuggestionsPlacement(rawValue: 1)
    public static let content = SearchSuggestionsPlacement(rawValue: 2)
}

/// Whether the bar of a page stays while its search field is in use; here it does.
public struct SearchPresentationToolbarBehavior: Sendable {
    public static let automatic = SearchPresentationToolbarBehavior()
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}
