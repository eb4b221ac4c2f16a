import Parlor

/// A list of suggestions that the arrow keys walk through.
public struct MentionList: Hashable, Sendable {
    public private(set) var query: MentionQuery?
    public private(set) var suggestions: [MentionSuggestion] = []
    /// The one that Enter or Tab takes.
    public private(set) var highlighted = 0

    public init() {}

    public var isOpen: Bool { query != nil && !suggestions.isEmpty }
    public var choice: MentionSuggestion? { isOpen ? suggestions[highlighted] : nil }

    /// Opens, narrows or closes the list. What was highlighted stays so while it is among the suggestions.
    public mutating func show(_ query: MentionQuery?, _ suggestions: [MentionSuggestion]) {
        let kept = choice.flatMap { suggestions.firstIndex(of: $0) }
        let isSame = query?.range.location == self.query?.range.location && query?.text == self.query?.text
        self.query = query
        self.suggestions = query == nil ? [] : suggestions
        highlighted = isSame ? kept ?? 0 : 0
    }

    /// Moves the highlight, round from the last to the first.
    public mutating func move(_ step: Int) {
        guard !suggestions.isEmpty else { return }
        highlighted = (highlighted + step + suggestions.count) % suggestions.count
    }

    public mutating func close() { self = MentionList() }
}
