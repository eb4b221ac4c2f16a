import Foundation

/// What a list asks the directory for, and what it then leaves out.
struct OpenChannelFilter: Sendable {
    let query: PublicChannelListQuery
    /// The only channel that is wanted.
    let channelURL: String?
    private let name: String?
    private let includesFrozen: Bool

    init(_ params: OpenChannelListQueryParams) {
        let text = { (value: String?) in value?.isEmpty == false ? value : nil }
        name = text(params.channelNameFilter)
        channelURL = text(params.channelURLFilter)
        includesFrozen = params.includeFrozenChannel
        query = PublicChannelListQuery(
            term: name, types: text(params.customTypeFilter).map { [ChannelType(rawValue: $0)] },
            pageSize: min(max(params.limit, 1), 100))
    }

    /// The directory's term may stand in the topic or the alias, too; and it knows no filter for the rest.
    func admits(_ entry: PublicChannel) -> Bool {
        if let name, entry.name?.range(of: name, options: .caseInsensitive) == nil { return false }
        return includesFrozen || !entry.isFrozen
    }
}
