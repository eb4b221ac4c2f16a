@testable import Parlor

extension ChatChannelController {
    /// What people said, newest first, without the messages that tell of joins and settings.
    var texts: [String] { messages.filter { $0.type != .system }.map(\.text) }
}
