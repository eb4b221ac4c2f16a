import Matrix
import Parlor
import Testing

/// Anna and Ben, who look at the same channel.
struct Conversation: Sendable {
    let anna: Person
    let ben: Person
    let cid: ChannelId
    let hers: ChatChannelController
    let his: ChatChannelController

    static func start(
        _ world: World, _ configure: (inout ChatClientConfig) -> Void = { _ in }
    ) async throws -> Conversation {
        let (anna, ben, cid) = try await world.pair(configure)
        return Conversation(
            anna: anna, ben: ben, cid: cid, hers: try await anna.open(cid), his: try await ben.open(cid))
    }

    /// The room behind the channel.
    var room: RoomID {
        get throws { try #require(anna.channel(cid).flatMap { RoomID($0.roomID) }) }
    }

    /// Anna says something, and Ben has it.
    ///
    /// - Returns: The message's identifier at Anna's, and its event.
    @discardableResult
    func annaSays(_ text: String) async throws -> (id: MessageId, eventID: String) {
        let id = try await hers.createNewMessage(text: text)
        try await eventually("ben has it") { his.messages.contains { $0.text == text } }
        try await eventually("anna knows that it arrived") {
            hers.messages.first { $0.id == id }.map { $0.localState == nil && $0.eventID != nil } ?? false
        }
        return (id, his.messages.first { $0.text == text }?.eventID ?? "")
    }

    func her(_ id: MessageId) -> ChatMessage? { hers.messages.first { $0.id == id || $0.eventID == id } }
    func his(_ id: MessageId) -> ChatMessage? { his.messages.first { $0.id == id || $0.eventID == id } }
}
