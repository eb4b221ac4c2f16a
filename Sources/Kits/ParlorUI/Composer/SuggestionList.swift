/// A list of suggestions for what is being written, that the arrow keys walk through.
///
/// The list is open while there is a query, such as an `@` with letters behind it, and something that it may mean.
public struct SuggestionList<Query: Hashable & Sendable, Suggestion: Hashable & Sendable>: Hashable, Sendable {
    public private(set) var query: Query?
    public private(set) var suggestions: [Suggestion] = []
    /// The one that Enter or Tab takes.
    public private(set) var highlighted = 0

    public init() {}

    public var isOpen: Bool { query != nil && !suggestions.isEmpty }
    public var choice: Suggestion? { isOpen ? suggestions[highlighted] : nil }

    /// Opens, narrows or closes the list. What was highlighted stays so while it is among the suggestions.
    public mutating func show(_ query: Query?, _ suggestions: [Suggestion]) {
        let kept = choice.flatMap { suggestions.firstIndex(of: $0) }
        let isSame = query == self.query
        self.query = query
        self.suggestions = query == nil ? [] : suggestions
        highlighted = isSame ? kept ?? 0 : 0
    }

    /// Moves the highlight, round from the last to the first.
    public mutating func move(_ step: Int) {
        guard !suggestions.isEmpty else { return }
        highlighted = (highlighted + step + suggestions.count) % suggestions.count
    }

    public mutating func close() { self = SuggestionList() }
}

/// Whom an `@` may mean.
public typealias MentionList = SuggestionList<MentionQuery, MentionSuggestion>

/// Which command a `/` may mean.
public typealias CommandList = SuggestionList<CommandQuery, ComposerCommand>
