import Parlor

/// Starts a conversation: one person makes a direct one, of which there is only ever one, several a group.
public enum NewConversation {
    /// - Parameter name: What a group is called; empty: it is called after its members.
    public static func start(with people: [ChatUser], name: String? = nil, client: ChatClient) async throws -> ChannelId
    {
        if people.count == 1 { return try await client.createDirectChannel(with: people[0].id) }
        return try await client.createChannel(NewChannel(name: name?.trimmedOrNil, members: people.map(\.id)))
    }
}
