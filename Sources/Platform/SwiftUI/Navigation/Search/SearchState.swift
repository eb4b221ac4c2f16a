/// Whether the reader is searching, shared by a search field and the content that it searches.
@MainActor
final class SearchState: ObservableObject {
    @Published var isActive = false
    var end: () -> Void = {}
}

/// Ends a search: empties the field and takes the focus from it.
@MainActor
public struct DismissSearchAction {
    nonisolated(unsafe) private let perform: () -> Void
    nonisolated init(perform: @escaping () -> Void) { self.perform = perform }
    public func callAsFunction() { perform() }
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SearchStateKey: EnvironmentKey { static var defaultValue: SearchState? { nil } }
private struct SearchSubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private struct SearchFocusKey: EnvironmentKey { static var defaultValue: FocusTarget? { nil } }
private struct SearchExtrasKey: EnvironmentKey { static var defaultValue: SearchExtras { SearchExtras() } }

/// What modifiers around `searchable` add to its field.
struct SearchExtras {
    var suggestions: AnyView?
    var scopes: AnyView?
}

extension EnvironmentValues {
    /// Whether the reader has put the cursor into the search field around, or written something there.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }
    var searchState: SearchState? {
        get { self[SearchStateKey.self] }
        set { self[SearchStateKey.self] = newValue }
    }
    public var dismissSearch: DismissSearchAction {
        let state = searchState
        return DismissSearchAction { MainActor.assumeIsolated { state?.end() } }
    }
    var searchSubmit: (() -> Void)? {
        get { self[SearchSubmitKey.self] }
        set { self[SearchSubmitKey.self] = newValue }
    }
    /// The focus state that follows the cursor of the search field inside.
    var searchFocus: FocusTarget? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
    var searchExtras: SearchExtras {
        get { self[SearchExtrasKey.self] }
        set { self[SearchExtrasKey.self] = newValue }
    }
}

@usableFromInline struct SearchFocusModifier: EnvironmentModifier, Equatable {
    nonisolated(unsafe) let target: FocusTarget
    func modify(_ environment: inout EnvironmentValues) { environment.searchFocus = target }
    @usableFromInline nonisolated static func == (left: SearchFocusModifier, right: SearchFocusModifier) -> Bool {
        left.target.isSame(as: right.target)
    }
}
