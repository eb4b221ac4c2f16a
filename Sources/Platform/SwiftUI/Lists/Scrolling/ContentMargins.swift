extension View {
    /// Keeps the content of the list or scroll view inside away from its edges; the margins scroll with it.
    ///
    /// Indicators keep their place.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(ContentMarginsModifier(edges: placement == .scrollIndicators ? [] : edges, insets: insets))
    }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? PaddingModifier.defaultLength
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

@usableFromInline struct ContentMarginsModifier: EnvironmentModifier {
    let edges: Edge.Set
    let insets: EdgeInsets

    func modify(_ environment: inout EnvironmentValues) {
        var margins = environment.scrollContentInsets
        if edges.contains(.top) { margins.top = insets.top }
        if edges.contains(.leading) { margins.leading = insets.leading }
        if edges.contains(.bottom) { margins.bottom = insets.bottom }
        if edges.contains(.trailing) { margins.trailing = insets.trailing }
        environment.scrollContentInsets = margins
    }
}

/// What of a scroll view margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
